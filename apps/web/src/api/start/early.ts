import { IMPERSONATION_HEADER, ROUTES } from '@sportello/domain';
import type { KeyValue } from '../../session/storage/key-value.ts';

declare global {
  interface Window {
    sportelloEarly?: Early;
  }
}

/** Pending answers by address and body, and the authorization they were requested with. */
export interface Early {
  readonly authorization: string;
  readonly answers: Readonly<Record<string, Promise<Response>>>;
}

/** Tab storage key of the home page's first calls; cleared with the session. */
const KEY = 'sportello.early';

/** The home's first calls are recorded from both pages, since a sign-in continues at the home without a page load. */
const WAY_HOME = new Set(['/login', `/${ROUTES.HOME}`]);

/** Calls within this time of the home page's first call belong to its first look. */
const FIRST_LOOK_MS = 5000;

const MOST = 16;

/** An answer that was pending for longer is stale. */
const FRESH_MS = 20_000;

export const hasLeftEarly = (): boolean => window.sportelloEarly !== undefined && performance.now() < FRESH_MS;

export interface EarlyParts {
  readonly given: Early | undefined;
  readonly tab: KeyValue;
  readonly path: () => string;
  /** Milliseconds since the page was opened. */
  readonly now: () => number;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface NotedCall {
  readonly key: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Fetches, but uses the answer that the head script has already requested, once per call. Records the home page's
 * first calls so that they are sent together with the page next time (pagine.casa.3). Nothing is reused for another
 * user, with another token, or after a change.
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
    // An early request that failed is sent again.
    return Promise.race([early.catch(() => fetch(request)), left]);
  };
}
