import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listCalls, scaffold } from './scaffold.ts';
import type { NewCall } from './templates.ts';

// `npm run scaffold -- verifiche GET /v1/ultimaLettura/{id} --area readings` writes a call: its entry and a
// handler that answers 501, each with a test. `--card LastReading` adds a card that reads the call, with its test. Without arguments it only regenerates the list of calls, as needed
// after renaming or removing one.

const root = fileURLToPath(new URL('../../', import.meta.url));
const usage =
  'Use: npm run scaffold [-- <backend> <GET|POST|PATCH|DELETE> <path> --area <area> [--id <name>] [--card <Component>]]';

function readArguments(): NewCall | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { id: { type: 'string' }, area: { type: 'string' }, card: { type: 'string' } },
  });
  if (positionals.length === 0) return undefined;
  const [backend, method, callPath] = positionals;
  const { area, card } = values;
  if (!backend || !method || !callPath?.startsWith('/') || !area) throw new Error(usage);
  if (!/^(GET|POST|PATCH|DELETE)$/.test(method)) throw new Error(`${method} is not a method. ${usage}`);
  const lastWord = callPath.split('/').findLast((part) => /^\w+$/.test(part));
  const id = values.id ?? lastWord;
  if (!id || !/^[a-z]\w*$/i.test(id)) throw new Error(`The call needs a name of its own: --id <name>. ${usage}`);
  if (card !== undefined && !/^[A-Z]\w*$/.test(card)) throw new Error(`${card} is no name of a component. ${usage}`);
  return { backend, area, method, path: callPath, id, card };
}

try {
  const call = readArguments();
  const written = call ? scaffold(root, call) : [listCalls(root)];
  for (const file of written) console.log(`wrote ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
