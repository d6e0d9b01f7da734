import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded/index.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openPool } from '../../apps/server/src/db/pool.ts';
import { seedDemo } from '../../apps/server/src/demo/seed.ts';
import type { Place } from './place.ts';
import { startServer, type Server } from './server.ts';

export interface Databases {
  readonly admin: pg.Client;
  /** Creates a database, in demo mode with the demo provider; returns its URL. */
  readonly create: (name: string) => Promise<string>;
  /** Starts a server, which creates the tables that are missing. */
  readonly start: (name: string, database: string, env?: Readonly<Record<string, string>>) => Promise<Server>;
}

/** Opens a PostgreSQL of its own, so that measured servers can start and stop. */
export async function openDatabases(
  place: Place,
  opened: (() => Promise<unknown>)[],
  common: Readonly<Record<string, string>> = { DEMO: '1', LOG_LEVEL: 'info' },
): Promise<Databases> {
  const postgres = await startEmbedded({ dataDir: place.dataDir, durable: true });
  opened.push(postgres.stop);
  const admin = new pg.Client({ connectionString: place.database('postgres') });
  await admin.connect();
  opened.push(() => admin.end());
  const isDemo = common['DEMO'] === '1';
  // Copying a database takes a tenth of the time that filling it takes.
  if (isDemo) await fillDemo(postgres.url);
  return {
    admin,
    create: async (name) => {
      await admin.query(`create database ${name} ${isDemo ? 'template sportello' : ''}`);
      return place.database(name);
    },
    start: (name, database, env = {}) =>
      startServer({
        script: 'apps/server/src/main.ts',
        env: { DATA_DIR: place.dataDir, ...common, DATABASE_URL: database, ...env },
        readyAt: '/api/health/ready',
        log: place.log(name),
        opened,
      }),
  };
}

/** Writes the demo provider, unless it is there. */
export async function fillDemo(url: string): Promise<void> {
  const pool = openPool(url, { max: 2 });
  await migrate(pool);
  await seedDemo(pool, new Date());
  await pool.end();
}
