import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { databaseOf } from '../../db/database.ts';
import { errorCode, StartError } from '../../errors/start-error.ts';
import { runCommand } from '../../startup/command.ts';
import { changes } from './changes.ts';
import { recordReader } from '../../areas/integration/queries/provider-exchange.ts';
import { beginning, placeOf } from '../../events/feed.ts';

// `npm run export -- changes --since <cursor>`: events for the provider's own systems (docs/export.md).

const usage = 'Use: npm run export -s -- changes [--since <cursor>] [--limit <number>]';

function readCommand(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { since: { type: 'string' }, limit: { type: 'string' } },
  });
  const [what, ...others] = positionals;
  if (what === undefined || others.length > 0) throw new StartError(usage);
  if (what !== 'changes') throw new StartError([`${what} is nothing that can be exported.`, usage]);
  const since = values.since === undefined ? beginning : placeOf(values.since);
  if (since === undefined) {
    throw new StartError(`--since ${values.since} is no cursor: give the "cursor" of the last line that you have.`);
  }
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit)) {
    throw new StartError(`--limit ${values.limit} is no number from 1 to 999999999.`);
  }
  return { since, cursor: values.since, limit: values.limit === undefined ? undefined : Number(values.limit) };
}

await runCommand(async ({ pool, replica }, args) => {
  const { since, cursor, limit } = readCommand(args);
  const db = databaseOf(pool);
  // Requesting events after a cursor confirms that those up to it were processed.
  if (cursor !== undefined) await recordReader(db, 'command line', cursor, new Date());
  try {
    for await (const line of changes({ db, replica }, since, limit)) {
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
    }
  } catch (error) {
    // The reader closed the pipe (`| head`).
    if (errorCode(error) !== 'EPIPE') throw error;
  }
});
