import { CallError } from '@sportello/calls';

/** There is no connection, so that the call never left and nothing can have happened. */
export class NotSent extends CallError {
  constructor() {
    super('offline', 'No connection');
    this.name = 'NotSent';
  }
}

/** There is no connection, so that the page one goes to has not come. */
export class NotArrived extends CallError {
  constructor() {
    super('offline', 'No connection');
    this.name = 'NotArrived';
  }
}
