import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { createSigner, sameText } from '../../secrets/signing.ts';
import type { BrowserCookie } from './browser-cookies.ts';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/**
 * Signed double-submit cookie against CSRF (chiamata.origine.1): the page sends the cookie back as a header, which
 * another site can't; the signature stops a sibling subdomain from planting its own.
 */
export function antiForgeryCookie(secrets: readonly string[]): BrowserCookie {
  // Read by the page's script, so not HttpOnly; it grants no access by itself.
  return { name: cookieName, signer: createSigner(secrets, 'anti-forgery'), attributes: {} };
}

/** Rejects state-changing calls without a matching cookie and header. */
export function rejectForgery(calls: FastifyInstance, { signer }: BrowserCookie): void {
  calls.addHook('onRequest', async (request) => {
    if (isSafe(request.method)) return;
    const cookie = request.cookies[cookieName];
    const header = request.headers[headerName];
    const isOurs = cookie !== undefined && signer.read(cookie) !== null;
    if (!isOurs || typeof header !== 'string' || !sameText(cookie, header)) throw new ApiError('ANTIFORGERY_MISMATCH');
  });
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
