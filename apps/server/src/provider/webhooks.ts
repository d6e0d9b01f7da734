import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { databaseOf, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabaseForTool } from '../db/open.ts';
import { countWebhooks, listFailingWebhooks, replayWebhooks } from '../db/queries/webhooks.ts';
import { lastWords } from '../errors/note.ts';
import { StartError } from '../errors/start-error.ts';

// `npm run webhooks -- status|replay`: what the provider's webhook was told, and telling it again (docs/provider.md).

const usage = `Use: npm run webhooks -- status
     npm run webhooks -- replay                 (what was given up)
     npm run webhooks -- replay --since <id>    (all from the event with this number on)`;

async function run(db: Database, args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { since: { type: 'string' } },
  });
  const { since = null } = values;
  const [command] = positionals;
  if (command === 'status') {
    const { waiting, failing, givenUp } = await countWebhooks(db);
    const failed = await listFailingWebhooks(db, 20);
    return [
      `${waiting} on their way, ${failing} of them tried before; ${givenUp} given up`,
      ...failed.map(({ eventId, kind, status, tries, lastError }) =>
        [eventId, kind, status, `${tries} tries`, lastError].join('\t'),
      ),
    ].join('\n');
  }
  if (command !== 'replay' || (since !== null && !/^[1-9]\d{0,17}$/.test(since))) throw new StartError(usage);
  return `${await replayWebhooks(db, since, new Date())} are told again.`;
}

try {
  const database = await openDatabaseForTool(readConfig({ ...process.env, DATABASE_POOL: '2' }));
  try {
    await migrate(database.pool);
    console.log(await run(databaseOf(database.pool), process.argv.slice(2)));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(lastWords(error));
  process.exitCode = 1;
}
