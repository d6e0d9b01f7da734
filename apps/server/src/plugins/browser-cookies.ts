import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../signing.ts';

/** A cookie that every browser gets with its first page. */
export interface BrowserCookie {
  readonly name: string;
  readonly signer: Signer;
  readonly attributes: Readonly<CookieSerializeOptions>;
}

/** Gives the browser each cookie of which it has no good one. */
export type OfferCookies = (request: FastifyRequest, reply: FastifyReply) => void;

export function offerCookies(cookies: readonly BrowserCookie[], options: { secure: boolean }): OfferCookies {
  return (request, reply) => {
    for (const { name, signer, attributes } of cookies) {
      if (signer.read(request.cookies[name]) !== null) continue;
      reply.setCookie(name, signer.issue(), { path: '/', sameSite: 'lax', secure: options.secure, ...attributes });
    }
  };
}
