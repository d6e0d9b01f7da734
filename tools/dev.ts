import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

// `npm run dev`: the server restarts at every change, Vite serves the web app with reload and
// proxies the API. The end of either process, or Ctrl-C, ends both.

const root = fileURLToPath(new URL('..', import.meta.url));
const web = fileURLToPath(new URL('../apps/web', import.meta.url));
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

const port = process.env['PORT'] ?? '3000';
const env = { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` };

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [vite], { cwd: web, env, stdio: 'inherit' }),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const request of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(request, stop);

await Promise.race(children.map((child) => once(child, 'exit')));
stop();
for (const child of children) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
process.exit(0);
