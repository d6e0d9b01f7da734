import { apiPrefix } from '../../config/api-prefix.ts';
import type { Config } from '../../config/config.ts';
import { openDatabaseForTool } from '../../db/open.ts';
import { checkBrand } from './brand.ts';
import { checkCaptcha } from './captcha.ts';
import { checkContent } from './content.ts';
import { checkDatabase, checkJobs } from './database.ts';
import { firstLine } from '../../errors/start-error.ts';
import type { Finding } from './finding.ts';
import { checkDocuments } from './documents.ts';
import { checkMail } from './mail.ts';
import { checkOutcomes, checkIntegration, checkEventReaders } from './provider.ts';
import { checkPooler } from './pooler.ts';
import { checkStorePush } from './push.ts';
import { checkReplica } from './replica.ts';
import { checkActivationCodes, checkRows } from './rows.ts';
import { checkCertificate, checkServer } from './server.ts';
import { checkSettings } from './settings.ts';

/** Examines an installation, running or not, without changing it. */
export async function examine(env: NodeJS.ProcessEnv, now: Date): Promise<Finding[]> {
  const { config, findings } = checkSettings(env);
  if (config === undefined) return findings;
  const outside = [
    checkServer(config.publicUrl, apiPrefix),
    checkCertificate(config.publicUrl, now),
    checkMail(config.mail),
    checkCaptcha(config.captcha),
    checkStorePush(config.push),
    checkDocuments(config),
    checkBrand(config),
  ];
  return [...findings, ...checkContent(config), ...(await Promise.all(outside)).flat(), ...(await inside(config, now))];
}

async function inside(config: Config, now: Date): Promise<Finding[]> {
  try {
    const database = await openDatabaseForTool(config);
    try {
      const found = [
        ...(await checkDatabase(database.pool)),
        ...(await checkPooler(config)),
        ...(await checkReplica(config, database.pool)),
      ];
      // The remaining checks need the tables.
      if (found.some(({ about, state }) => about === 'tables' && state !== 'good')) return found;
      const { pool } = database;
      for (const look of [checkJobs, checkEventReaders, checkIntegration, checkOutcomes, checkRows]) {
        found.push(...(await look(pool, now)));
      }
      if (!config.demo) found.push(...(await checkActivationCodes(pool, config.provider.vasActivationCodes)));
      return found;
    } finally {
      await database.close();
    }
  } catch (error) {
    return [{ about: 'database', state: 'wrong', text: firstLine(error) }];
  }
}
