import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../../secrets/signing.ts';

export interface BrowserCookie {
  readonly name: string;
  readonly signer: Signer;
  readonly attributes: Readonly<CookieSerializeOptions>;
}

/** Sets each cookie that the browser lacks or holds in invalid form. */
export type OfferCookies = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Builds the attributes of our cookies. A cross-site cookie is always Secure, whatever is configured
 * (chiamata.origine.2): browsers reject it otherwise.
 */
export function cookieAttributes(
  attributes: Readonly<CookieSerializeOptions>,
  options: { secure: boolean },
): CookieSerializeOptions {
  const all = { path: '/', sameSite: 'lax' as const, secure: options.secure, ...attributes };
  const crossesSites = typeof all.sameSite === 'string' && all.sameSite.toLowerCase() === 'none';
  return crossesSites ? { ...all, secure: true } : all;
}

export function offerCookies(cookies: readonly BrowserCookie[], options: { secure: boolean }): OfferCookies {
  return (request, reply) => {
    for (const { name, signer, attributes } of cookies) {
      if (signer.read(request.cookies[name]) !== null) continue;
      reply.setCookie(name, signer.issue(), cookieAttributes(attributes, options));
    }
  };
}
