import type { FastifyInstance } from 'fastify';
import { ApiError, invalidFieldError } from '../../errors/api-error.ts';

/** Node keeps the first of duplicate headers, while a proxy in front may have used the last. */
const standOnce = new Set(['host', 'authorization', 'content-type']);

/** Rejects contradictory headers and a missing or invalid Host (RFC 9112 §3.2). */
export function rejectAmbiguousHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0') throw new ApiError('REQUEST_NOT_VALID');
    const seen = new Set<string>();
    for (let at = 0; at < raw.rawHeaders.length; at += 2) {
      const name = raw.rawHeaders[at]?.toLowerCase() ?? '';
      if (!standOnce.has(name)) continue;
      if (seen.has(name)) throw invalidFieldError(name, 'REPEATED');
      seen.add(name);
    }
  });
}

/** Rejects a query with an invalid `%` sequence, which the parser would keep literally. */
export function rejectUnreadableQueries(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    const start = url.indexOf('?');
    if (start !== -1 && !isReadable(url.slice(start))) throw invalidFieldError('', 'NOT_READABLE');
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
