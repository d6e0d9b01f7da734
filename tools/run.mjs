import { Explained, main } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runScript } from './lib/script.mjs';

// `node tools/run.mjs [--flag-of-node …] <script.ts> [arguments]`: runs a script of the project on the pinned Node.
await main(async () => {
  const given = process.argv.slice(2);
  const start = given.findIndex((each) => !each.startsWith('--'));
  const script = given[start];
  if (script === undefined) throw new Explained('Usage: node tools/run.mjs [--flag-of-node …] <script.ts> [arguments]');
  await ensureInstalled();
  // The server's commands would spend half of their startup on finding Drizzle's modules.
  const quickly = script.startsWith('apps/server/') ? ['--import', inRoot('apps/server/src/startup/quickly.ts')] : [];
  process.exitCode = await runScript(script, given.slice(start + 1), [...quickly, ...given.slice(0, start)]);
});
