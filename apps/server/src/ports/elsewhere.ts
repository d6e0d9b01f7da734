import {
  ConsecutiveBreaker,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  timeout,
  wrap,
} from 'cockatiel';
import { firstLine } from '../errors/start-error.ts';
import { ApiError } from '../errors/api-error.ts';

/** A service that somebody else runs, which may be slow, away or wrong. */
export interface Elsewhere {
  /** Asks it, unless too many are asking it already or it has just failed again and again. */
  ask<T>(question: (signal: AbortSignal) => PromiseLike<T>): Promise<T>;
}

interface Options {
  /** How many may ask at once; one more fails at once, so that a slow service holds nobody else up. */
  readonly atOnce: number;
  readonly longestMs: number;
  /** Whether a failure is the service's own: what it says of one question is no sign that it is away. */
  readonly isFault?: (error: unknown) => boolean;
}

/** Failures in a row after which it is left alone, and for how long. */
const mostFaults = 5;
const restMs = 10_000;

/** It has just failed again and again, and was not asked. */
export class Resting extends Error {
  override readonly name = 'Resting';
  /** For how long at most it will not be. */
  readonly forMs = restMs;
}

export function elsewhere({ atOnce, longestMs, isFault = () => true }: Options): Elsewhere {
  let last = '';
  const noteFault = (error: unknown) => {
    if (!isFault(error)) return false;
    last = firstLine(error);
    return true;
  };
  const policy = wrap(
    bulkhead(atOnce),
    circuitBreaker(handleWhen(noteFault), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(mostFaults) }),
    timeout(longestMs, TimeoutStrategy.Aggressive),
  );
  return {
    async ask(question) {
      try {
        return await policy.execute(({ signal }) => question(signal));
      } catch (error) {
        throw isBrokenCircuitError(error) ? new Resting(`left alone for a while after: ${last}`) : error;
      }
    },
  };
}

/** The customer did nothing wrong: who is asked for them is out of reach. */
export function outOfReach(cause: unknown): ApiError {
  return new ApiError('S-001', [], {
    cause,
    ...(cause instanceof Resting && { retryAfterSeconds: cause.forMs / 1000 }),
  });
}
