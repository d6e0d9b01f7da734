import { ApiError } from '../../errors/api-error.ts';

/** The limits on concurrent requests and on the disk space of their bodies. */
export const MOST_UNDER_WAY = 16;
const mostBytes = 2 * 1024 * 1024 * 1024;

export interface Place {
  take(bytes: number): void;
  leave(): void;
}

/**
 * The slots for requests that arrive or wait; when they are full, clients get a retry error (fornitore.connessi.3).
 */
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
