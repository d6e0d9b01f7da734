import type { FastifyRequest } from 'fastify';
import { createSigner } from '../../secrets/signing.ts';
import type { BrowserCookie } from './browser-cookies.ts';

// The longest that browsers keep a cookie.
const maxAgeSeconds = 400 * 24 * 60 * 60;

/**
 * The cookie that tells one browser from another, so that an account's own devices are counted
 * apart from strangers (see usecases/limits). It says nothing of who uses the browser.
 */
export function deviceCookie(secrets: readonly string[]): BrowserCookie {
  return {
    name: 'DISPOSITIVO',
    signer: createSigner(secrets, 'device'),
    attributes: { httpOnly: true, maxAge: maxAgeSeconds },
  };
}

/** The device that sends the request, or null if it has no cookie of ours. */
export function deviceOf(request: FastifyRequest, cookie: BrowserCookie): string | null {
  return cookie.signer.read(request.cookies[cookie.name]);
}
