import { readConfig, type Config } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabaseForTool, type Database } from '../db/open.ts';
import { openReplica, type Replica } from '../db/replica.ts';
import { lastWords } from '../errors/note.ts';

interface Opened {
  readonly config: Config;
  readonly pool: Database['pool'];
  readonly replica: Replica;
}

/**
 * Runs a command on the installation's database with its arguments and prints the result. An error is printed and
 * exits with 1.
 */
export async function runCommand(
  run: (opened: Opened, args: readonly string[]) => Promise<string | undefined>,
): Promise<void> {
  try {
    const config = readConfig({ ...process.env, DATABASE_POOL: '2' });
    const database = await openDatabaseForTool(config);
    const { pool } = database;
    const replica = openReplica({ url: config.databaseReplicaUrl, max: 1 }, pool);
    try {
      await migrate(pool);
      const said = await run({ config, pool, replica }, process.argv.slice(2));
      if (said) console.log(said);
    } finally {
      await replica.close();
      await database.close();
    }
  } catch (error) {
    console.error(lastWords(error));
    process.exitCode = 1;
  }
}
