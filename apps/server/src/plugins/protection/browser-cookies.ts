import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../../secrets/signing.ts';

/** A cookie that every browser gets with its first page. */
export interface BrowserCookie {
  readonly name: string;
  readonly signer: Signer;
  readonly attributes: Readonly<CookieSerializeOptions>;
}

/** Gives the browser each cookie of which it has no good one. */
export type OfferCookies = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * The attributes with which a cookie of ours is set. One that travels across sites is only sent
 * over HTTPS, whatever else is configured (chiamata.origine.2): browsers refuse it otherwise.
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
