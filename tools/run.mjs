import { Explained, main } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

// `node tools/run.mjs [--flag-of-node …] <script.ts> [arguments]`: runs a script of the project on the pinned Node.
await main(async () => {
  const given = process.argv.slice(2);
  const start = given.findIndex((each) => !each.startsWith('--'));
  const script = given[start];
  if (script === undefined) throw new Explained('Usage: node tools/run.mjs [--flag-of-node …] <script.ts> [arguments]');
  await ensureInstalled();
  process.exitCode = await runScript(script, given.slice(start + 1), given.slice(0, start));
});
