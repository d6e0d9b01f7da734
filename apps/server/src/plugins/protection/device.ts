import type { FastifyRequest } from 'fastify';
import { createSigner } from '../../secrets/signing.ts';
import type { BrowserCookie } from './browser-cookies.ts';

// The longest lifetime that browsers accept.
const maxAgeSeconds = 400 * 24 * 60 * 60;

/**
 * Identifies the browser, so that an account's known devices are rate-limited separately from strangers (see
 * usecases/limits). It does not identify its user.
 */
export function deviceCookie(secrets: readonly string[]): BrowserCookie {
  return {
    name: 'DISPOSITIVO',
    signer: createSigner(secrets, 'device'),
    attributes: { httpOnly: true, maxAge: maxAgeSeconds },
  };
}

export function deviceOf(request: FastifyRequest, cookie: BrowserCookie): string | null {
  return cookie.signer.read(request.cookies[cookie.name]);
}
