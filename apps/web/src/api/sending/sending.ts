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
 * What became of something that was sent and did not come back well. `refused`: it was not done.
 * `not-sent`: it never left. `signed-out`: the session ended first. `unknown`: it left, and whether
 * it was done nobody here can tell.
 */
export type SendOutcome = 'refused' | 'not-sent' | 'signed-out' | 'unknown';

/** A gateway says these of a server behind it, which may have done its work all the same. */
const GATEWAY_LOST = new Set([502, 504]);

export function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof NotSent) return 'not-sent';
  if (error instanceof RuleError && error.code === 'TOKEN_REFRESH_FAILED') return 'signed-out';
  if (!(error instanceof CallError)) return 'refused';
  if (error.kind === 'offline' || GATEWAY_LOST.has(error.status)) return 'unknown';
  // A refusal of the request says no, in whatever words; an unreadable yes is still a yes, perhaps.
  return error.kind === 'unreadable' && (error.status < 400 || error.status >= 500) ? 'unknown' : 'refused';
}

const KEY = 'idempotency-key';

/** Whether the same request sent again does it once. */
function takesKey(entry: Pick<Call, 'headers'>): boolean {
  return entry.headers !== undefined && KEY in entry.headers.shape;
}

/** Whether it may be sent again when nobody knows if it was done: twice is then as good as once. */
export function isRepeatable(entry: Pick<Call, 'headers' | 'method' | 'readOnly'>): boolean {
  return isReadOnly(entry) || entry.method === 'DELETE' || takesKey(entry);
}

interface SendingParts {
  readonly call: ReturnType<typeof createClient>;
  readonly isOnline: () => boolean;
  readonly newKey: () => string;
}

/**
 * Sending what changes something. Without a connection nothing is sent. Where the call takes a
 * key, the same content has the same key until its outcome is known, so that it is done once
 * however often it is sent.
 */
export function createSending({ call, isOnline, newKey }: SendingParts) {
  return function sendingOf<C extends JsonCall>(entry: C) {
    let pending: { content: string; key: string } | undefined;

    function keyed(request: RequestOf<C>): RequestOf<C> {
      if (!takesKey(entry)) return request;
      const { headers } = request as { headers?: Record<string, unknown> };
      // What is sent from several places at once brings its own.
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
