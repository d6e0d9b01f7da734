import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/explain.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/script.mjs';

// `npm start`, also on a fresh clone: installs, builds and runs the server, skipping steps that are up to date.
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await runScript('apps/server/src/main.ts', []);
});
