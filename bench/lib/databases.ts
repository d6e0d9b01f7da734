import pg from 'pg';
import type { Place } from './place.ts';
import { startServer, type Server } from './server.ts';

export interface Databases {
  readonly admin: pg.Client;
  /** Creates an empty database; returns its URL. */
  readonly create: (name: string) => Promise<string>;
  /** Starts a server, which creates its tables and, in demo mode, the demo provider. */
  readonly start: (name: string, database: string, env?: Readonly<Record<string, string>>) => Promise<Server>;
}

/** Opens a PostgreSQL run by a separate server, so that measured servers can start and stop. */
export async function openDatabases(
  place: Place,
  opened: (() => Promise<unknown>)[],
  common: Readonly<Record<string, string>> = { DEMO: '1', LOG_LEVEL: 'info' },
): Promise<Databases> {
  const start = (name: string, env: Readonly<Record<string, string>>) =>
    startServer({
      script: 'apps/server/src/main.ts',
      env: { DATA_DIR: place.dataDir, ...common, ...env },
      readyAt: '/api/health/ready',
      log: place.log(name),
      opened,
    });
  await start('postgres-keeper', {});
  const admin = new pg.Client({ connectionString: place.database('postgres') });
  await admin.connect();
  opened.push(() => admin.end());
  return {
    admin,
    create: async (name) => {
      await admin.query(`create database ${name}`);
      return place.database(name);
    },
    start: (name, database, env = {}) => start(name, { DATABASE_URL: database, ...env }),
  };
}
