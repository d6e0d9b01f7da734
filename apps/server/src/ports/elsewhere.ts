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
import { outgoingOperation } from '../telemetry/signals/signals.ts';

/** A third-party service, which may be slow, unavailable or wrong. */
export interface Elsewhere {
  /** Sends a request, unless the concurrency limit is reached or the circuit breaker is open. */
  ask<T>(question: (signal: AbortSignal) => PromiseLike<T>): Promise<T>;
}

interface Options {
  /** Names the service in metrics and spans. */
  readonly service: string;
  /** The concurrency limit; a request beyond it fails at once, so a slow service blocks nothing else. */
  readonly atOnce: number;
  readonly longestMs: number;
  /** False for an error about one request, which is no sign of an outage. */
  readonly isFault?: (error: unknown) => boolean;
}

/** The consecutive failures that open the circuit breaker, and how long it stays open. */
const mostFaults = 5;
const restMs = 10_000;

/** Thrown without sending a request while the circuit breaker is open. */
export class Resting extends Error {
  override readonly name = 'Resting';
  readonly forMs = restMs;
}

export function elsewhere({ service, atOnce, longestMs, isFault = () => true }: Options): Elsewhere {
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
        return await outgoingOperation.run({ service }, () => policy.execute(({ signal }) => question(signal)));
      } catch (error) {
        throw isBrokenCircuitError(error) ? new Resting(`left alone for a while after: ${last}`) : error;
      }
    },
  };
}

/** The customer made no mistake: the third-party service is unavailable. */
export function outOfReach(cause: unknown): ApiError {
  return new ApiError('S-001', [], {
    cause,
    ...(cause instanceof Resting && { retryAfterSeconds: cause.forMs / 1000 }),
  });
}
