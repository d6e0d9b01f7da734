import type { FastifyInstance } from 'fastify';
import { ApiError, invalidFieldError } from '../../errors/api-error.ts';

/** Of these Node takes the first and drops the rest; a proxy before us may have gone by the last. */
const standOnce = new Set(['host', 'authorization', 'content-type']);

/** Refuses a request whose head says two things at once, or not for whom it is (RFC 9112 §3.2). */
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

/** Refuses a query with a `%` that means nothing; the parser would take it as it stands. */
export function rejectUnreadableQueries(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    const start = url.indexOf('?');
    if (start !== -1 && !isReadable(url.slice(start))) throw invalidFieldError('', 'NOT_READABLE');
  });
}

/** Whether each `%` begins the code of a character. */
export function isReadable(encoded: string): boolean {
  if (!encoded.includes('%')) return true;
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}
