import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listCalls } from './call-list.ts';
import type { NewCall } from './templates.ts';

// `npm run scaffold -- sportello GET /bollette/conteggio --id billCounts --area bills` writes a call: its entry and a
// handler that answers 501, each with a test. `--card BillCounts` adds a card that reads the call, with its test, for
// the page at `--page`. Without arguments it only regenerates the list of calls, as needed after renaming or removing
// one.

const root = fileURLToPath(new URL('../../', import.meta.url));
const usage = `Use: npm run scaffold [-- <backend> <GET|POST|PATCH|DELETE> <path> --area <area> [--id <name>] [--card <Component> [--page <address>]]]
Our own calls (sportello) need --id: their paths are Italian, their names English.`;

const left = `
Left to do (CONTRIBUTING.md, "A new call"):
 1. the rule in docs/rules, and its id in the entry's "rules"
 2. the entry: summary, request, answer, errors, example; the modules are those of most calls of the area
 3. the use case in place of "unserved"
 4. the call in the "touches" of each change that makes its answer stale
 5. the card on its page, npm run extract -w apps/web, pictures taken anew; the table of docs/own-gateway.md`;

const options = {
  id: { type: 'string' },
  area: { type: 'string' },
  card: { type: 'string' },
  page: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const parse = () => parseArgs({ allowPositionals: true, options });

function callOf({ positionals, values }: ReturnType<typeof parse>): NewCall {
  const [backend, method, callPath] = positionals;
  const { area, card, page } = values;
  if (!backend || !method || !callPath?.startsWith('/') || !area) throw new Error(usage);
  if (!/^(GET|POST|PATCH|DELETE)$/.test(method)) throw new Error(`${method} is not a method. ${usage}`);
  const lastWord = callPath.split('/').findLast((part) => /^\w+$/.test(part));
  const id = values.id ?? (backend === 'sportello' ? undefined : lastWord);
  if (!id || !/^[a-z]\w*$/i.test(id)) throw new Error(`The call needs a name of its own: --id <name>. ${usage}`);
  if (card !== undefined && !/^[A-Z]\w*$/.test(card)) throw new Error(`${card} is no name of a component. ${usage}`);
  return { backend, area, method, path: callPath, id, card, page };
}

try {
  const line = parse();
  if (line.values.help) console.log(usage);
  else if (line.positionals.length === 0) console.log(`wrote ${listCalls(root)}`);
  else {
    // Loads the catalogue, which fails as long as the list names a call that was removed.
    const { scaffold } = await import('./scaffold.ts');
    for (const file of scaffold(root, callOf(line))) console.log(`wrote ${file}`);
    console.log(left);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
