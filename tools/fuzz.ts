import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `npm run fuzz -- [requests per call]`: the long run of the generated abuse. FUZZ_SEED=<number> repeats
// the requests of an earlier run.

const root = fileURLToPath(new URL('..', import.meta.url));
const [runs = '500'] = process.argv.slice(2);
const seed = process.env['FUZZ_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31));

console.log(`${runs} generated requests per live call, FUZZ_SEED=${seed}`);
const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'apps/server/test/gateway/abuse.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed } },
);
vitest.on('close', (code) => {
  if (code !== 0) console.log(`\nSend these again with: FUZZ_SEED=${seed} npm run fuzz -- ${runs}`);
  process.exitCode = code ?? 1;
});
