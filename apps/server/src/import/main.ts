import path from 'node:path';
import { parseArgs } from 'node:util';
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
    options: { 'skip-rejected': { type: 'boolean', default: false } },
  });
  const [kind, ...files] = positionals;
  if (kind === undefined) throw new StartError(usage);
  // npm goes to the project's root; the files were named from where the command was typed.
  const from = process.env.INIT_CWD ?? '.';
  return { kind, files: files.map((file) => path.resolve(from, file)), skipRejected: values['skip-rejected'] };
}

try {
  const command = readCommand(process.argv.slice(2));
  process.exitCode = await runImport(command, async (work) => {
    const database = await openDatabaseForTool(readConfig(process.env));
    try {
      await migrate(database.pool);
      return await work(database.pool);
    } finally {
      await database.close();
    }
  });
} catch (error) {
  // A TypeError is parseArgs', about an option that we don't have.
  console.error(lastWords(error));
  process.exitCode = 1;
}
