import { ApiError } from '../../errors/api-error.ts';

/** How many requests may be under way at once, and how much of what they sent may lie on the disk. */
export const MOST_UNDER_WAY = 16;
const mostBytes = 2 * 1024 * 1024 * 1024;

/** What a request takes up. */
export interface Place {
  /** Takes up more of the disk. */
  take(bytes: number): void;
  leave(): void;
}

/** Where requests are kept while they arrive and wait; who finds no place is told to come again (fornitore.connessi.3). */
export interface Room {
  enter(): Place;
}

export function openIntakeSlot(most = { requests: MOST_UNDER_WAY, bytes: mostBytes }): Room {
  let requests = 0;
  let bytes = 0;
  return {
    enter() {
      if (requests >= most.requests) throw isFull();
      requests += 1;
      let own = 0;
      return {
        take(more) {
          if (bytes + more > most.bytes) throw isFull();
          own += more;
          bytes += more;
        },
        leave() {
          requests -= 1;
          bytes -= own;
        },
      };
    },
  };
}

function isFull(): ApiError {
  return new ApiError('TOO_BUSY', [], { retryAfterSeconds: 10 });
}
