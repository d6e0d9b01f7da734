import { Explained, main } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

// `node tools/run.mjs <script.ts> [arguments]`: runs a script of the project on the pinned Node.
await main(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (script === undefined) throw new Explained('Usage: node tools/run.mjs <script.ts> [arguments]');
  await ensureInstalled();
  process.exitCode = await runScript(script, args);
});
