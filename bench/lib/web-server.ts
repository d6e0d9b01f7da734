import path from 'node:path';
import type { Place } from './place.ts';
import { startServer, type Server } from './server.ts';

/** Starts the demo provider with the built web app, of this checkout or another. */
export async function startWebServer(
  place: Place,
  opened: (() => Promise<unknown>)[],
  checkout = '.',
): Promise<Server> {
  const server = await startServer({
    script: path.join(checkout, 'apps/server/src/main.ts'),
    env: { DATA_DIR: place.dataDir, DEMO: '1', LOG_LEVEL: 'warn' },
    readyAt: '/api/health/ready',
    log: place.log('sportello'),
    opened,
  });
  const login = await fetch(`${server.origin}/login`);
  if (!login.ok) throw new Error('The web app is not built: run `vite build` in apps/web, or `npm start` once.');
  return server;
}

export const demoPassword = 'Sportello-2026';
