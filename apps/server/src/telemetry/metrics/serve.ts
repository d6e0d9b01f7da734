import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Pool } from 'pg';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { countSignals } from './counted.ts';
import { readFigures } from './figures.ts';

/** Serves `GET /metrics` on a port of its own, which no customer reaches; returns the function that closes it. */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  pool: Pool,
): Promise<() => Promise<void>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const endCounting = countSignals(registry);
  const figures = readFigures(registry, pool);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void figures
      .read()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await once(server.listen(port, host), 'listening');
  server.unref();
  return async () => {
    endCounting();
    server.closeAllConnections();
    server.close();
    await figures.close();
  };
}
