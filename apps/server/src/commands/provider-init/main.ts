import path from 'node:path';
import { parseArgs } from 'node:util';
import { lastWords } from '../../errors/note.ts';
import { StartError } from '../../errors/start-error.ts';
import { ask } from './ask.ts';
import { assertNew, writeAnswers } from './write.ts';

// `npm run provider-init`: asks for what only the provider knows, and writes its settings (docs/go-live.md).

const usage = 'Use: npm run provider-init -- <new folder>';

try {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new StartError(usage);
  // npm changes to the project's root, so the folder is resolved against the caller's directory.
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', name);
  assertNew(folder);
  writeAnswers(await ask(process.stdin, process.stdout), folder);
  console.log(`
${folder} has your settings (.env), the provider's file, the content to fill in, and a folder for documents.
Next, with these settings, see what is left to do:

  set -a; . '${path.join(folder, '.env')}'; set +a
  npm run doctor`);
} catch (error) {
  console.error(lastWords(error));
  process.exitCode = 1;
}
