import { type Call, isJson, isReadOnly, type PublicConfig, signOut, type Transport } from '@sportello/calls';
import type { StoredSession } from '../session/stored.ts';
import { NotSent } from './not-sent.ts';

/** An answer that takes longer than this has got lost. */
const PATIENCE_MS = 20_000;

/** The session, as far as sending needs it. */
interface TokenSource {
  usable(): Promise<Pick<StoredSession, 'accessToken'>>;
  renew(refused: string): Promise<Pick<StoredSession, 'accessToken'>>;
}

export interface TransportParts {
  readonly config: Pick<PublicConfig, 'bases' | 'vasActivationCodes'>;
  readonly tokens: TokenSource;
  readonly cookies: { xsrfToken(): string | undefined; refresh(): Promise<void> };
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  readonly isOnline: () => boolean;
}

/**
 * Sends the calls of the catalogue with the headers of the session (chiamata.intestazioni.1 and chiamata.origine.1). A
 * call of somebody signed in waits for a good token, and is sent again once after a 401: that refusal
 * is said at the door, before anything was done. What got lost on its way is never sent again here.
 */
export function createTransport({ config, tokens, cookies, origin, fetch, isOnline }: TransportParts): Transport {
  async function dispatch(request: Request, call: Call, accessToken?: string): Promise<Response> {
    const headers = new Headers(request.headers);
    if (accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
    const xsrf = isForgeable(request) ? cookies.xsrfToken() : undefined;
    if (xsrf !== undefined) headers.set('x-xsrf-token', xsrf);
    const silence = new AbortController();
    const signal = AbortSignal.any([request.signal, silence.signal]);
    const timer = setTimeout(() => silence.abort(new DOMException('No answer', 'TimeoutError')), PATIENCE_MS);
    // The page leaves right after a sign-out: the word must get through all the same.
    const keepalive = call.id === signOut.id;
    const response = await fetch(new Request(request, { headers, signal, keepalive }));
    // A file or a stream that has begun may take as long as its reader waits.
    if (!isJson(call)) clearTimeout(timer);
    return response;
  }

  /** The anti-forgery cookie ends with the server's secret, or with a browser that tidies up: ask for a new one, once. */
  async function dispatchWithCookie(request: Request, call: Call, accessToken?: string): Promise<Response> {
    const spare = isForgeable(request) ? request.clone() : undefined;
    const response = await dispatch(request, call, accessToken);
    if (spare === undefined || response.status !== 403 || !(await isMismatch(response))) return response;
    await cookies.refresh();
    return dispatch(spare, call, accessToken);
  }

  /** Only calls that change something, and only on our own origin: no other gets to see the token. */
  function isForgeable(request: Request): boolean {
    return request.method !== 'GET' && new URL(request.url).origin === origin;
  }

  return {
    bases: config.bases,
    settings: config,
    origin,
    async send(request: Request, call: Call): Promise<Response> {
      // Said before it leaves, so that the form can say that surely nothing was sent.
      if (!isReadOnly(call) && !isOnline()) throw new NotSent();
      if (call.access === 'anyone') return dispatchWithCookie(request, call);
      const spare = request.clone();
      const { accessToken } = await tokens.usable();
      const response = await dispatchWithCookie(request, call, accessToken);
      if (response.status !== 401) return response;
      const renewed = await tokens.renew(accessToken);
      return dispatchWithCookie(spare, call, renewed.accessToken);
    },
  };
}

async function isMismatch(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  return text.includes('ANTIFORGERY_MISMATCH');
}
