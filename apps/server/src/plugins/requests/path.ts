import type { FastifyRequest } from 'fastify';

/**
 * Returns the path as the router decodes it: `/%61pi` is `/api`, and a URL may be absolute (`http://host/api`).
 * Always compare paths by this, never by the raw URL.
 */
export function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
