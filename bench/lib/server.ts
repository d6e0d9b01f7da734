import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/lib/free-port.ts';

export interface Server {
  readonly origin: string;
  /** CPU time so far, in microseconds. */
  cpu(): Promise<number>;
  /** Sends SIGKILL, like the system when it is out of memory. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves when the server has ended. */
  stop(): Promise<void>;
  hasEnded(): boolean;
  said(): string;
}

export interface ServerOptions {
  /** A script path relative to this checkout's root, or in another checkout. */
  readonly script: string;
  /** Its environment; only a port is added, and nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly readyAt: string;
  /** Log file of the output, shown if the server does not start. */
  readonly log: string;
  /** Receives the stop function at once, since it may be called before the server is ready. */
  readonly opened: (() => Promise<unknown>)[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Shared like in `npm start`, otherwise each process would compile everything anew. */
export const NODE_COMPILE_CACHE = path.join(root, '.cache/node');
const { PATH, HOME } = process.env;
const probe = new URL('probe.ts', import.meta.url).href;
const longestStart = 60_000;
const longestStop = 15_000;

export async function startServer({ script, env, readyAt, log, opened }: ServerOptions): Promise<Server> {
  const port = env['PORT'] ?? String(await freePort());
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', probe, ...profiling(log), path.resolve(root, script)], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, HOST: '127.0.0.1', ...env, PORT: port },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  opened.push(() => stop(child));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(child, origin + readyAt);
  } catch (cause) {
    throw new Error(`${script} did not start:\n${readFileSync(log, 'utf8')}`, { cause });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const said = () => readFileSync(log, 'utf8').slice(-4000);
  return {
    origin,
    cpu: () => cpuOf(child),
    kill: () => kill(child),
    stop: () => stop(child),
    hasEnded,
    said,
  };
}

/** With BENCH_CPU_PROF=<folder> each server writes a CPU profile there when it ends. */
function profiling(log: string): string[] {
  const folder = process.env['BENCH_CPU_PROF'];
  if (folder === undefined) return [];
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${path.basename(log)}.cpuprofile`];
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (const end = Date.now() + longestStart; Date.now() < end; await wait(50)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it has ended');
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`it was not ready in ${longestStart / 1000} s`);
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('cpu');
  const [{ cpu }] = (await told) as [{ cpu: NodeJS.CpuUsage }];
  return cpu.user + cpu.system;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), longestStop);
  await ended;
  clearTimeout(late);
}
