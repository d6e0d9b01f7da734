import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeProvider } from './write.ts';

// `npm run made-up-provider -- <folder> [--customers <number>]`: writes the files of a fictitious provider.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { customers: { type: 'string', default: '20000' } },
});
const [named, ...others] = positionals;
const customers = Number(values.customers);
if (
  named === undefined ||
  others.length > 0 ||
  !Number.isInteger(customers) ||
  customers < 1 ||
  customers > 1_000_000
) {
  console.error('Use: npm run made-up-provider -- <folder> [--customers <number, 1 to 1000000>]');
  process.exitCode = 1;
} else {
  // npm changes to the project's root, but the folder is relative to where the command was run.
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', named);
  mkdirSync(folder, { recursive: true });
  const files = await writeProvider(folder, customers);
  for (const { name, rows } of files) console.log(`${name}: ${rows.toLocaleString('en')} rows`);
}
