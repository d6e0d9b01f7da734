import {
  type Call,
  type ErrorCode,
  inTheirName,
  isJson,
  isReadOnly,
  type PublicConfig,
  signOut,
  type Transport,
} from '@sportello/calls';
import { IMPERSONATION_HEADER } from '@sportello/domain';
import type { Acting } from '../../session/acting.ts';
import type { StoredSession } from '../../session/stored.ts';
import { NotSent } from '../sending/not-sent.ts';

/** An answer that takes longer than this has got lost. */
const PATIENCE_MS = 20_000;

/** The session, as far as sending needs it. */
interface TokenSource {
  usable(): Promise<Pick<StoredSession, 'accessToken'>>;
  renew(refused: string): Promise<Pick<StoredSession, 'accessToken'>>;
}

type Options = Parameters<Transport['send']>[2];

export interface TransportParts {
  readonly config: Pick<PublicConfig, 'bases' | 'vasActivationCodes'>;
  readonly tokens: TokenSource;
  readonly acting: Pick<Acting, 'current' | 'spent'>;
  readonly cookies: { xsrfToken(): string | undefined; refresh(): Promise<void> };
  readonly origin: string;
  readonly fetch: (request: Request, isReadOnly: boolean) => Promise<Response>;
  readonly isOnline: () => boolean;
}

/**
 * Sends the calls of the catalogue with the headers of the session (chiamata.intestazioni.1 and chiamata.origine.1). A
 * call of somebody signed in waits for a good token, and is sent again once after a 401: that refusal
 * is said at the door, before anything was done. What got lost on its way is never sent again here.
 */
export function createTransport({
  config,
  tokens,
  acting,
  cookies,
  origin,
  fetch,
  isOnline,
}: TransportParts): Transport {
  async function dispatch(request: Request, call: Call, options: Options, accessToken?: string): Promise<Response> {
    const headers = new Headers(request.headers);
    if (accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
    const customer = acting.current();
    if (customer !== undefined) headers.set(IMPERSONATION_HEADER, customer.customerCode);
    const xsrf = isForgeable(request) ? cookies.xsrfToken() : undefined;
    if (xsrf !== undefined) headers.set('x-xsrf-token', xsrf);
    // It knows by itself when it has got lost.
    if (options.by !== undefined) return options.by(new Request(request, { headers }));
    const silence = new AbortController();
    const signal = AbortSignal.any([request.signal, silence.signal]);
    const timer = setTimeout(() => silence.abort(new DOMException('No answer', 'TimeoutError')), PATIENCE_MS);
    // The page leaves right after a sign-out: the word must get through all the same.
    const keepalive = call.id === signOut.id;
    const response = await fetch(new Request(request, { headers, signal, keepalive }), isReadOnly(call));
    // A file or a stream that has begun may take as long as its reader waits.
    if (!isJson(call)) clearTimeout(timer);
    return response;
  }

  /** The anti-forgery cookie ends with the server's secret, or with a browser that tidies up: ask for a new one, once. */
  async function dispatchWithCookie(
    request: Request,
    call: Call,
    options: Options,
    accessToken?: string,
  ): Promise<Response> {
    const spare = isForgeable(request) ? request.clone() : undefined;
    const response = await dispatch(request, call, options, accessToken);
    if (spare === undefined || !(await hasErrorCode(response, 'ANTIFORGERY_MISMATCH'))) return response;
    await cookies.refresh();
    return dispatch(spare, call, options, accessToken);
  }

  /** Only calls that change something, and only on our own origin: no other gets to see the token. */
  function isForgeable(request: Request): boolean {
    return request.method !== 'GET' && new URL(request.url).origin === origin;
  }

  async function dispatchSignedIn(request: Request, call: Call, options: Options): Promise<Response> {
    const spare = request.clone();
    const { accessToken } = await tokens.usable();
    const response = await dispatchWithCookie(request, call, options, accessToken);
    if (response.status !== 401) return response;
    const renewed = await tokens.renew(accessToken);
    return dispatchWithCookie(spare, call, options, renewed.accessToken);
  }

  return {
    bases: config.bases,
    settings: config,
    origin,
    async send(request: Request, call: Call, options: Options): Promise<Response> {
      // Said before it leaves, so that the form can say that surely nothing was sent.
      if (!isReadOnly(call) && !isOnline()) throw new NotSent();
      if (call.access === 'anyone' || call.access === 'technician') return dispatchWithCookie(request, call, options);
      const spare = acting.current() === undefined || inTheirName(call) === 'ONESELF' ? undefined : request.clone();
      const response = await dispatchSignedIn(request, call, options);
      if (spare === undefined || !(await hasErrorCode(response, 'IMPERSONATION_EXPIRED'))) return response;
      // Said at the door, too: what was about to be done waits until the operator has renewed the grant.
      await acting.spent();
      return dispatchSignedIn(spare, call, options);
    },
  };
}

/** Whether the door said no, for this reason. */
async function hasErrorCode(response: Response, code: ErrorCode): Promise<boolean> {
  return response.status === 403 && (await response.clone().text()).includes(code);
}
