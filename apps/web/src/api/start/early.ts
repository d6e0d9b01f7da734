import { APP_BUILD_HEADER } from '@sportello/calls';
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

/** Tab storage key of the first calls of the addresses that were opened, by path; cleared with the session. */
const KEY = 'sportello.early';

const HOME = `/${ROUTES.HOME}`;

/** A sign-in continues at the home without a page load. */
const placeOf = (path: string) => (path === '/login' ? HOME : path);

/** The tab keeps no codes of contracts or bills, which their addresses have (sessione.memoria.6). */
const hasCode = (path: string) => /\d/.test(path);
/** The same of a call, whose path has a digit in its version. */
const asksForCode = (url: string) => /\d{4}/.test(new URL(url).pathname);

/** Calls within this time of a page's first call belong to its first look. */
const FIRST_LOOK_MS = 5000;

const MOST = 16;
const MOST_PLACES = 8;

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
 * Fetches, but uses the answer that the head script has already requested, once per call. Records the first calls of
 * the page that is opened so that they are sent together with it next time (pagine.casa.3), not of a page that is
 * reached from there, which finds some answers in the cache. Nothing is reused for another user, with another token,
 * or after a change.
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
  const place = placeOf(path());
  let since: number | undefined;

  const note = ({ url, method, headers }: Request, key: string, body: string) => {
    if (placeOf(path()) !== place || hasCode(place) || asksForCode(url)) return;
    since ??= now();
    if (now() - since > FIRST_LOOK_MS || noted.length >= MOST || noted.some((call) => call.key === key)) return;
    // Another build may send them after a reload.
    const { authorization: _, [APP_BUILD_HEADER]: _build, ...kept } = Object.fromEntries(headers);
    noted.push({ key, url, method, headers: kept, ...(body !== '' && { body }) });
    const others = Object.entries(notedIn(tab)).filter(([each]) => each !== place);
    tab.set(KEY, JSON.stringify(Object.fromEntries([...others, [place, noted]].slice(-MOST_PLACES))));
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
    // A copy of a request takes a slow phone milliseconds.
    const body = request.method === 'GET' ? '' : await request.clone().text();
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

function notedIn(tab: KeyValue): Record<string, readonly NotedCall[]> {
  return JSON.parse(tab.get(KEY) ?? '{}') as Record<string, readonly NotedCall[]>;
}
