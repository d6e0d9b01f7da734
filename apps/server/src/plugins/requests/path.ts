import type { FastifyRequest } from 'fastify';

/**
 * The path that a request asks for, as the router reads it: `/%61pi` is `/api`, and a URL may
 * come whole (`http://host/api`). Compare paths by this, never by the URL as it was typed.
 */
export function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
