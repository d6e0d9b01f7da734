import { IMPERSONATION_HEADER, ROUTES } from '@sportello/domain';
import type { KeyValue } from '../../session/storage/key-value.ts';

declare global {
  interface Window {
    /** What the head's script has asked before the app was there (entry/head.js). */
    sportelloEarly?: Early;
  }
}

/** Answers that are on their way, by address and body, and the authorization that they were asked with. */
export interface Early {
  readonly authorization: string;
  readonly answers: Readonly<Record<string, Promise<Response>>>;
}

/** Where a tab keeps what its home asks for; goes with the session. */
const KEY = 'sportello.early';

/** Whoever signs in has the home asked for from where they did. */
const WAY_HOME = new Set(['/login', `/${ROUTES.HOME}`]);

/** What the home asks for on the first look is asked within so long of its first call. */
const FIRST_LOOK_MS = 5000;

/** Longer lists are none of a first look. */
const MOST = 16;

/** An answer that was waited for longer is old. */
const FRESH_MS = 20_000;

/** Whether calls of the home have left with the page, and may still be on their way to the app. */
export const hasLeftEarly = (): boolean => window.sportelloEarly !== undefined && performance.now() < FRESH_MS;

export interface EarlyParts {
  readonly given: Early | undefined;
  readonly tab: KeyValue;
  readonly path: () => string;
  /** Milliseconds since the page was opened. */
  readonly now: () => number;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** A call as the head's script sends it again; the authorization is of then. */
export interface NotedCall {
  readonly key: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Fetches, but takes the answer that the head's script has asked for already, once for each call; and notes what the
 * home asks for first, so that its calls leave together with the page when it is opened again (pagine.casa.3).
 * Nothing of it is used in somebody else's name, with another token, or once something was changed.
 */
export function fetchEarly({
  given,
  tab,
  path,
  now,
  fetch,
}: EarlyParts): (request: Request, isReadOnly: boolean) => Promise<Response> {
  const answers = new Map(Object.entries(given?.answers ?? {}));
  const noted: NotedCall[] = [];
  let since: number | undefined;

  const note = ({ url, method, headers }: Request, key: string, body: string) => {
    if (!WAY_HOME.has(path())) return;
    since ??= now();
    if (now() - since > FIRST_LOOK_MS || noted.length >= MOST || noted.some((call) => call.key === key)) return;
    const { authorization: _, ...kept } = Object.fromEntries(headers);
    noted.push({ key, url, method, headers: kept, ...(body !== '' && { body }) });
    tab.set(KEY, JSON.stringify(noted));
  };

  const take = ({ headers }: Request, key: string) => {
    const answer = answers.get(key);
    answers.delete(key);
    return headers.get('authorization') === given?.authorization && now() < FRESH_MS ? answer : undefined;
  };

  return async (request, isReadOnly) => {
    const { url, headers, signal } = request;
    if (!isReadOnly) answers.clear();
    const isOwn = headers.has('authorization') && !headers.has(IMPERSONATION_HEADER);
    if (!isReadOnly || !isOwn || headers.get('accept') !== 'application/json') return fetch(request);
    const body = await request.clone().text();
    const key = url + body;
    note(request, key, body);
    const early = take(request, key);
    if (early === undefined) return fetch(request);
    signal.throwIfAborted();
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    // What got lost so early is asked for again.
    return Promise.race([early.catch(() => fetch(request)), left]);
  };
}
