import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { readDatabaseConfig } from '../../config/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabaseForTool } from '../../db/open.ts';
import { lastWords } from '../../errors/note.ts';
import { StartError } from '../../errors/start-error.ts';
import { filesNamedBy } from './bills/named-files.ts';
import { hasManyFiles, runImport, usage, type Command } from './run.ts';

async function readCommand(args: readonly string[]): Promise<Command> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'skip-rejected': { type: 'boolean', default: false },
      schema: { type: 'string' },
      supply: { type: 'string', multiple: true },
    },
  });
  const [kind, ...files] = positionals;
  if (kind === undefined) throw new StartError(usage);
  // npm changes to the project's root, so file names are resolved against the caller's directory.
  const from = process.env.INIT_CWD ?? '.';
  const at = (file: string) => path.resolve(from, file);
  return {
    kind,
    files: kind === 'columns' ? files : hasManyFiles(kind) ? await filesNamedBy(files, from) : files.map(at),
    skipRejected: values['skip-rejected'],
    supplies: values.supply ?? [],
    schema: values.schema === undefined ? undefined : at(values.schema),
  };
}

export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    const command = await readCommand(args);
    return await (command.kind === 'outcomes' ? importOutcomes(command) : runImport(command, withDatabase));
  } catch (error) {
    // `parseArgs` throws a TypeError for an unknown option.
    console.error(lastWords(error));
    return 1;
  }
}

async function withDatabase(work: (pool: Pool) => Promise<number>): Promise<number> {
  const database = await openDatabaseForTool(readDatabaseConfig(process.env));
  try {
    await migrate(database.pool);
    return await work(database.pool);
  } finally {
    await database.close();
  }
}

/**
 * Imported lazily: outcomes send messages to customers and load half of the server, which files of rows don't need.
 */
async function importOutcomes(command: Command): Promise<number> {
  const { readConfig } = await import('../../config/config.ts');
  const { writingOf } = await import('../../startup/services.ts');
  const { runOutcomes } = await import('./outcomes/run.ts');
  const writing = writingOf(readConfig(process.env));
  return withDatabase((pool) => runOutcomes(pool, writing, command));
}
