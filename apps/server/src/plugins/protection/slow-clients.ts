import type { FastifyServerOptions } from 'fastify';

/**
 * The timeout for sending a request, headers and body. Node checks for late requests periodically, so rejection may
 * take up to a quarter longer.
 */
export function slowClients(seconds: number): Pick<FastifyServerOptions, 'requestTimeout'> & { http: object } {
  const timeout = Math.ceil(seconds * 1000);
  return {
    requestTimeout: timeout,
    http: {
      requestTimeout: timeout,
      headersTimeout: timeout,
      connectionsCheckingInterval: Math.ceil(timeout / 4),
      // Node would reject a missing Host without our envelope; see ambiguous.ts.
      requireHostHeader: false,
    },
  };
}
