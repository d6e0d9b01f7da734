import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config.ts';
import { lastWords } from '../../errors/note.ts';
import { StartError } from '../../errors/start-error.ts';
import { copyFolder } from './copy.ts';

// `npm run documents`: copies a folder of documents into the bucket (docs/settings.md).

const usage = 'Use: npm run documents -- copy <folder>';

try {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [name, folder, ...more] = positionals;
  if (name !== 'copy' || folder === undefined || more.length > 0) throw new StartError(usage);
  const { documentsBucket } = readConfig(process.env);
  if (documentsBucket === undefined)
    throw new StartError('DOCUMENTS_BUCKET: set it to the bucket that the documents go to.');
  // npm changes to the project's root, so the folder is resolved against the caller's directory.
  const source = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const { copied, unchanged, skipped, failed } = await copyFolder(source, documentsBucket);
  for (const { file, reason } of failed) console.error(`${file}: not copied (${reason})`);
  if (skipped > 0) console.error(`${skipped} files are no PDF, WAV, MP3, JPEG or PNG, and stay where they are.`);
  console.log(`${copied} copied, ${unchanged} unchanged, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(lastWords(error));
  process.exitCode = 1;
}
