import type { FastifyServerOptions } from 'fastify';

/**
 * How long a client may take to send a request, head and body. Node looks only now and then for
 * those that are late, so that a client is refused within a quarter more than its time.
 */
export function slowClients(seconds: number): Pick<FastifyServerOptions, 'requestTimeout'> & { http: object } {
  const timeout = Math.ceil(seconds * 1000);
  return {
    requestTimeout: timeout,
    http: {
      requestTimeout: timeout,
      headersTimeout: timeout,
      connectionsCheckingInterval: Math.ceil(timeout / 4),
      // Node would refuse a request without Host on its own, without our envelope; see ambiguous.ts.
      requireHostHeader: false,
    },
  };
}
