import { parseArgs } from 'node:util';
import { readDatabaseConfig } from '../../config/database.ts';
import { lastWords } from '../../errors/note.ts';
import { StartError } from '../../errors/start-error.ts';
import { openDatabaseForTool } from '../../db/open.ts';
import { takeBackup } from './take.ts';
import { verifyBackup } from './verify.ts';

// `npm run backup -- take | verify <folder> [--documents <folder>]` (docs/operations/backup.md).

const usage = 'npm run backup -- take <folder>, or npm run backup -- verify <folder> [--documents <folder>]';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { documents: { type: 'string' } } });
  const [verb, folder, ...rest] = positionals;
  if ((verb !== 'take' && verb !== 'verify') || folder === undefined || rest.length > 0) throw new StartError(usage);
  const database = await openDatabaseForTool(readDatabaseConfig(process.env), { mayBeStandby: true });
  try {
    const { directUrl: url } = database;
    console.log(
      await (verb === 'take'
        ? takeBackup(url, folder, new Date())
        : verifyBackup({ url, folder, documents: values.documents })),
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(lastWords(error));
  process.exitCode = 1;
}
