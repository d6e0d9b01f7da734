import {
  type Call,
  CallError,
  type createClient,
  isReadOnly,
  type JsonCall,
  type ModelOf,
  type RequestOf,
} from '@sportello/calls';
import { RuleError } from '@sportello/domain';
import { NotSent } from './not-sent.ts';

/**
 * Outcome of a failed call. `rejected`: rejected and not done. `not-sent`: never sent. `signed-out`: the session ended
 * first. `unknown`: sent, and it may or may not have been done.
 */
export type SendOutcome = 'refused' | 'not-sent' | 'signed-out' | 'unknown';

/** A gateway returns these for a server behind it, which may have done the work all the same. */
const GATEWAY_LOST = new Set([502, 504]);

export function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof NotSent) return 'not-sent';
  if (error instanceof RuleError && error.code === 'TOKEN_REFRESH_FAILED') return 'signed-out';
  if (!(error instanceof CallError)) return 'refused';
  if (error.kind === 'offline' || GATEWAY_LOST.has(error.status)) return 'unknown';
  // An unreadable 4xx is still an error; an unreadable 2xx may be a success.
  return error.kind === 'unreadable' && (error.status < 400 || error.status >= 500) ? 'unknown' : 'refused';
}

const KEY = 'idempotency-key';

/** An idempotency key makes repeated sends take effect once. */
function takesKey(entry: Pick<Call, 'headers'>): boolean {
  return entry.headers !== undefined && KEY in entry.headers.shape;
}

/**
 * Returns true if the call may be sent again after an unknown outcome because doing it twice equals doing it once.
 */
export function isRepeatable(entry: Pick<Call, 'headers' | 'method' | 'readOnly'>): boolean {
  return isReadOnly(entry) || entry.method === 'DELETE' || takesKey(entry);
}

interface SendingParts {
  readonly call: ReturnType<typeof createClient>;
  readonly isOnline: () => boolean;
  readonly newKey: () => string;
}

/**
 * Sends changes, never without a connection. Where the call takes an idempotency key, the same content keeps its key
 * until the outcome is known, so it is done once however often it is sent.
 */
export function createSending({ call, isOnline, newKey }: SendingParts) {
  return function sendingOf<C extends JsonCall>(entry: C) {
    let pending: { content: string; key: string } | undefined;

    function keyed(request: RequestOf<C>): RequestOf<C> {
      if (!takesKey(entry)) return request;
      const { headers } = request as { headers?: Record<string, unknown> };
      // A request sent from several places at once brings its own key.
      if (headers?.[KEY] !== undefined) return request;
      const content = JSON.stringify(request);
      if (pending?.content !== content) pending = { content, key: newKey() };
      return { ...request, headers: { ...headers, [KEY]: pending.key } };
    }

    return async function send(request: RequestOf<C>): Promise<ModelOf<C>> {
      if (!isOnline()) throw new NotSent();
      try {
        const { model } = await call(entry, keyed(request));
        pending = undefined;
        return model;
      } catch (error) {
        if (outcomeOf(error) === 'refused') pending = undefined;
        throw error;
      }
    };
  };
}
