import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { readConfig } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabaseForTool } from '../db/open.ts';
import { lastWords } from '../errors/note.ts';
import { StartError } from '../errors/start-error.ts';
import { runImport, usage, type Command } from './run.ts';

// `npm run import -- <kind> <file…>`: loads a provider's real data (docs/import.md).

function readCommand(args: readonly string[]): Command {
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
  // npm goes to the project's root; the files were named from where the command was typed.
  const from = process.env.INIT_CWD ?? '.';
  const at = (file: string) => path.resolve(from, file);
  return {
    kind,
    files: kind === 'columns' ? files : files.map(at),
    skipRejected: values['skip-rejected'],
    supplies: values.supply ?? [],
    schema: values.schema === undefined ? undefined : at(values.schema),
  };
}

try {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const withDatabase = async (work: (pool: Pool) => Promise<number>) => {
    const database = await openDatabaseForTool(config);
    try {
      await migrate(database.pool);
      return await work(database.pool);
    } finally {
      await database.close();
    }
  };
  process.exitCode = await (command.kind === 'outcomes' ? importOutcomes() : runImport(command, withDatabase));

  /** Outcomes write to customers, which takes half of the server; whoever loads a file of rows goes without it. */
  async function importOutcomes(): Promise<number> {
    const { writingOf } = await import('../startup/services.ts');
    const { runOutcomes } = await import('./outcomes/run.ts');
    return withDatabase((pool) => runOutcomes(pool, writingOf(config), command));
  }
} catch (error) {
  // A TypeError is parseArgs', about an option that we don't have.
  console.error(lastWords(error));
  process.exitCode = 1;
}
