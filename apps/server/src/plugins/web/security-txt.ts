import type { FastifyInstance } from 'fastify';
import { reject } from '../errors/envelope.ts';

/** RFC 9116 recommends less than a year; the file is written anew at each request. */
const lifetimeMs = 180 * 24 * 60 * 60_000;

interface Options {
  /** A `mailto:` or `https:` URL; without it there is no file. */
  readonly contact: string | undefined;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** Serves the address for reports of vulnerabilities (RFC 9116). */
export function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl, clock }: Options): void {
  const path = '/.well-known/security.txt';
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    if (contact === undefined) return reject(request, reply, 'NOT_FOUND');
    const expires = new Date(clock().getTime() + lifetimeMs).toISOString().replace(/\.\d+Z$/, 'Z');
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: it, en',
      `Canonical: ${publicUrl}${path}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
