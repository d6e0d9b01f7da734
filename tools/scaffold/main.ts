import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addToCatalogue, entrySource, testSource, type NewCall } from './templates.ts';

// `npm run scaffold -- contratti GET /v1/recuperoDatiContratto` writes a call of the catalogue with
// its test and lists it in the catalogue. What it can't know (the fields, the handler) does not
// compile until it is written: `npm run check` names each place.

const root = fileURLToPath(new URL('../../', import.meta.url));
const usage = 'Use: npm run scaffold -- <backend> <GET|POST|PATCH|DELETE> <path> [--id name]';

function readArguments(): NewCall {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { id: { type: 'string' } } });
  const [backend, method, callPath] = positionals;
  if (!backend || !method || !callPath?.startsWith('/')) throw new Error(usage);
  if (!/^(GET|POST|PATCH|DELETE)$/.test(method)) throw new Error(`${method} is not a method. ${usage}`);
  const lastWord = callPath.split('/').findLast((part) => /^\w+$/.test(part));
  const id = values.id ?? lastWord;
  if (!id || !/^[a-z]\w*$/i.test(id)) throw new Error(`The call needs a name of its own: --id <name>. ${usage}`);
  return { backend, method, path: callPath, id };
}

function write(file: string, text: string): void {
  const target = path.join(root, file);
  if (existsSync(target)) throw new Error(`${file} is there already`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`wrote ${file}`);
}

try {
  const call = readArguments();
  const folder = `packages/calls/src/${call.backend}`;
  write(`${folder}/${call.id}.ts`, entrySource(call));
  write(`${folder}/${call.id}.test.ts`, testSource(call));
  const catalogueFile = path.join(root, 'packages/calls/src/catalogue.ts');
  writeFileSync(catalogueFile, addToCatalogue(readFileSync(catalogueFile, 'utf8'), call));
  console.log('listed it in packages/calls/src/catalogue.ts');
  console.log(`next: its fields, its test, and its handler in apps/server/src/routes/${call.backend}.ts`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
