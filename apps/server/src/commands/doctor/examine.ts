import { apiPrefix } from '../../config/api-prefix.ts';
import { openDatabaseForTool } from '../../db/open.ts';
import { lookAtDatabase, lookAtJobs } from './database.ts';
import { firstLine } from '../../errors/start-error.ts';
import type { Finding } from './finding.ts';
import { lookAtMail } from './mail.ts';
import { lookAtOutcomes, lookAtProvider, lookAtReaders } from './provider.ts';
import { lookAtRows } from './rows.ts';
import { lookAtCertificate, lookAtServer } from './server.ts';
import { lookAtSettings } from './settings.ts';

/** Looks at an installation, running or not; nothing of it is changed. */
export async function examine(env: NodeJS.ProcessEnv, now: Date): Promise<Finding[]> {
  const { config, findings } = lookAtSettings(env);
  if (config === undefined) return findings;
  const outside = [
    lookAtServer(config.publicUrl, apiPrefix),
    lookAtCertificate(config.publicUrl, now),
    lookAtMail(config.mail),
  ];
  return [...findings, ...(await Promise.all(outside)).flat(), ...(await inside(config, now))];
}

async function inside(config: Parameters<typeof openDatabaseForTool>[0], now: Date): Promise<Finding[]> {
  try {
    const database = await openDatabaseForTool(config);
    try {
      const found = await lookAtDatabase(database.pool);
      // Of tables that are not there yet nothing can be said.
      if (found.some(({ about, state }) => about === 'tables' && state !== 'good')) return found;
      const { pool } = database;
      for (const look of [lookAtJobs, lookAtReaders, lookAtProvider, lookAtOutcomes, lookAtRows]) {
        found.push(...(await look(pool, now)));
      }
      return found;
    } finally {
      await database.close();
    }
  } catch (error) {
    return [{ about: 'database', state: 'wrong', text: firstLine(error) }];
  }
}
