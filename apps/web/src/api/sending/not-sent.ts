import { CallError } from '@sportello/calls';

/** There is no connection: the call was never sent, so nothing can have happened. */
export class NotSent extends CallError {
  constructor() {
    super('offline', 'No connection');
    this.name = 'NotSent';
  }
}

/** There is no connection, so the next page could not be loaded. */
export class NotArrived extends CallError {
  constructor() {
    super('offline', 'No connection');
    this.name = 'NotArrived';
  }
}
