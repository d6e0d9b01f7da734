import { NotSent } from './not-sent.ts';

/** Not sent, but kept in the outbox until there is a connection. */
export class Queued extends NotSent {
  constructor() {
    super();
    this.name = 'Queued';
  }
}
