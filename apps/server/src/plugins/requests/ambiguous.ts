import type { FastifyInstance } from 'fastify';
import { ApiError, invalidFieldError } from '../../errors/api-error.ts';

/** Node keeps the first of duplicate headers, while a proxy in front may have used the last. */
const standOnce = new Set(['host', 'authorization', 'content-type']);

/** Rejects contradictory headers and a missing or invalid Host (RFC 9112 §3.2). */
export function rejectAmbiguousHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0') return done(new ApiError('REQUEST_NOT_VALID'));
    const seen = new Set<string>();
    for (let at = 0; at < raw.rawHeaders.length; at += 2) {
      const name = raw.rawHeaders[at]?.toLowerCase() ?? '';
      if (!standOnce.has(name)) continue;
      if (seen.has(name)) return done(invalidFieldError(name, 'REPEATED'));
      seen.add(name);
    }
    done();
  });
}

/** Rejects a query with an invalid `%` sequence, which the parser would keep literally. */
export function rejectUnreadableQueries(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    const start = url.indexOf('?');
    done(start === -1 || isReadable(url.slice(start)) ? undefined : invalidFieldError('', 'NOT_READABLE'));
  });
}

export function isReadable(encoded: string): boolean {
  if (!encoded.includes('%')) return true;
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}
