import {
  APP_BUILD,
  APP_BUILD_HEADER,
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

const PATIENCE_MS = 20_000;

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
  /** Called when the server no longer serves this build. */
  readonly onTooOld: () => void;
}

/**
 * Sends the catalogue's calls with the session's headers (chiamata.intestazioni.1 and chiamata.origine.1). A
 * signed-in call waits for a valid token and is retried once after a 401, which the auth check returns before
 * anything is done. A call lost on the network is never retried here.
 */
export function createTransport({
  config,
  tokens,
  acting,
  cookies,
  origin,
  fetch,
  isOnline,
  onTooOld,
}: TransportParts): Transport {
  async function dispatch(request: Request, call: Call, options: Options, accessToken?: string): Promise<Response> {
    const headers = new Headers(request.headers);
    if (isOwn(request)) headers.set(APP_BUILD_HEADER, String(APP_BUILD));
    if (accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
    const customer = acting.current();
    if (customer !== undefined) headers.set(IMPERSONATION_HEADER, customer.customerCode);
    const xsrf = isForgeable(request) ? cookies.xsrfToken() : undefined;
    if (xsrf !== undefined) headers.set('x-xsrf-token', xsrf);
    // A custom sender has its own timeout.
    if (options.by !== undefined) return options.by(new Request(request, { headers }));
    const silence = new AbortController();
    const signal = AbortSignal.any([request.signal, silence.signal]);
    const timer = setTimeout(() => silence.abort(new DOMException('No answer', 'TimeoutError')), PATIENCE_MS);
    // The page leaves right after a sign-out; `keepalive` lets this request finish.
    const keepalive = call.id === signOut.id;
    const response = await fetch(new Request(request, { headers, signal, keepalive }), isReadOnly(call));
    // Only JSON answers have a total time limit; a file or stream may take as long as its reader waits.
    if (!isJson(call)) clearTimeout(timer);
    return response;
  }

  /**
   * The anti-forgery cookie becomes invalid with the server's secret or when the browser clears cookies: fetches a
   * new one, once.
   */
  async function dispatchWithCookie(
    request: Request,
    call: Call,
    options: Options,
    accessToken?: string,
  ): Promise<Response> {
    const spare = isForgeable(request) ? request.clone() : undefined;
    const response = await dispatch(request, call, options, accessToken);
    if (response.status === 426) onTooOld();
    if (spare === undefined || !(await hasErrorCode(response, 'ANTIFORGERY_MISMATCH'))) return response;
    await cookies.refresh();
    return dispatch(spare, call, options, accessToken);
  }

  /** Another origin has its own builds, and receives no token. */
  const isOwn = ({ url }: Request) => new URL(url).origin === origin;

  const isForgeable = (request: Request) => request.method !== 'GET' && isOwn(request);

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
      // Thrown before sending, so that the form can say for certain that nothing was sent.
      if (!isReadOnly(call) && !isOnline()) throw new NotSent();
      if (call.access === 'anyone' || call.access === 'technician') return dispatchWithCookie(request, call, options);
      const spare = acting.current() === undefined || inTheirName(call) === 'ONESELF' ? undefined : request.clone();
      const response = await dispatchSignedIn(request, call, options);
      if (spare === undefined || !(await hasErrorCode(response, 'IMPERSONATION_EXPIRED'))) return response;
      // Also rejected by the auth check, before anything is done: the call waits until the operator has renewed the
      // grant.
      await acting.spent();
      return dispatchSignedIn(spare, call, options);
    },
  };
}

async function hasErrorCode(response: Response, code: ErrorCode): Promise<boolean> {
  return response.status === 403 && (await response.clone().text()).includes(code);
}
