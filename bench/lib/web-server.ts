import path from 'node:path';
import { preparation } from './preparation.ts';
import type { Place } from './place.ts';
import { startServer, type Server } from './server.ts';

/** Starts the demo provider with the built web app, of this checkout or another. */
export async function startWebServer(
  place: Place,
  opened: (() => Promise<unknown>)[],
  checkout = '.',
): Promise<Server> {
  const { ensureBuilt } = await preparation<{ ensureBuilt: () => Promise<void> }>('build');
  if (checkout === '.') await ensureBuilt();
  const server = await startServer({
    script: path.join(checkout, 'apps/server/src/main.ts'),
    env: { DATA_DIR: place.dataDir, DEMO: '1', LOG_LEVEL: 'warn' },
    readyAt: '/api/health/ready',
    log: place.log('sportello'),
    opened,
  });
  const login = await fetch(`${server.origin}/login`);
  if (!login.ok) throw new Error(`The web app of ${checkout} is not built: run \`npm start\` there once.`);
  return server;
}

export const demoPassword = 'Sportello-2026';
