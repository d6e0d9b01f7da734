import { parseArgs } from 'node:util';
import { databaseOf, type Database } from '../../db/database.ts';
import { countWebhooks, listFailingWebhooks, replayWebhooks } from '../../areas/integration/queries/webhooks.ts';
import { StartError } from '../../errors/start-error.ts';
import { runCommand } from '../../startup/command.ts';

// `npm run integration-webhook -- status|replay`: what the provider's webhook was told, and telling it again (docs/provider.md).

const usage = `Use: npm run integration-webhook -- status
     npm run integration-webhook -- replay                 (what was given up)
     npm run integration-webhook -- replay --since <id>    (all from the event with this number on)`;

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

await runCommand(({ pool }, args) => run(databaseOf(pool), args));
