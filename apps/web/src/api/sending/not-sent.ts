import { CallError } from '@sportello/calls';

/** There is no connection: the call was never sent, so nothing can have happened. */
export class NotSent extends CallError {
  readonly isLineUp: boolean;

  /** @param isLineUp true if the browser has a network, but the session could not be renewed for want of an answer */
  constructor(isLineUp = false) {
    super('offline', 'No connection');
    this.isLineUp = isLineUp;
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
