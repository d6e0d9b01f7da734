import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { catalogue, isEvents, isReadOnly, type Call } from '@sportello/calls';
import pMap from 'p-map';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../tools/lib/free-port.ts';
import { checkOutPreviousRelease, withoutPreviousRelease } from '../../../../tools/lib/previous-release.ts';
import { idsOf, requestFor, type Ids } from '../matrix/requests.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { NODE_COMPILE_CACHE, startServer, temporaryFolder, until } from '../support/server-process.ts';

async function startBefore(folder: string, settings: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [path.join(folder, 'apps/server/src/main.ts')], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += String(text)));
  onTestFinished(() => void child.kill('SIGTERM'));
  await until(() => output.includes('is ready at') || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`The release before did not start:\n${output}`);
  return `http://127.0.0.1:${port}`;
}

/** All calls of customers, reads first. */
const calls = Object.values<Call>(catalogue)
  .filter((call) => call.access === 'customer' && !isEvents(call))
  .toSorted((one, other) => Number(isReadOnly(other)) - Number(isReadOnly(one)));

/** Sends the examples of all calls with a customer's ids, again and again, and counts the answers. */
async function load(url: string, ids: Ids, counts: Map<string, number>, stop: AbortSignal): Promise<void> {
  const count = async (answer: Response, id: string) => {
    const key = answer.status < 500 ? String(answer.status) : `${answer.status} ${id}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    await answer.arrayBuffer();
  };
  const page = await fetch(`${url}/config.json`);
  const cookie = /XSRF-TOKEN=([^;]*)/.exec(page.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const headers = { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': decodeURIComponent(cookie) };
  const json = { 'content-type': 'application/json' };
  while (!stop.aborted) {
    const signedIn = await fetch(`${url}/api/ping/clienti/v1/login`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: JSON.stringify({ username: 'full', password: Buffer.from('Sportello-2026').toString('base64') }),
    });
    const { access_token: token } = (await signedIn.clone().json()) as { access_token: string };
    await count(signedIn, 'login');
    await pMap(
      calls,
      async (call) => {
        if (stop.aborted) return;
        const asked = requestFor(call, {}, (_place, kind) => ids[kind]);
        const { payload } = asked;
        const sent = { ...(asked.headers as Record<string, string>), ...headers, authorization: `Bearer ${token}` };
        const isJson = payload !== undefined && typeof payload !== 'string';
        await count(
          await fetch(url + asked.url, {
            method: call.method,
            headers: isJson ? { ...sent, ...json } : sent,
            ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : payload }),
          }),
          call.id,
        );
      },
      { concurrency: 6 },
    );
  }
}

/** Partitions the table of curves by the command, as a provider does while servers run. */
async function partitionCurves(databaseUrl: string): Promise<string> {
  const main = path.join(import.meta.dirname, '../../src/commands/partition/main.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return (await promisify(execFile)(process.execPath, [main, 'consumption_days'], { env })).stdout;
}

const answersOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, each) => sum + each, 0);

if (withoutPreviousRelease !== undefined) console.log(`skipped: ${withoutPreviousRelease}`);

it.skipIf(withoutPreviousRelease !== undefined)(
  'returns no 5xx from servers of the release before, nor from this one, while it changes the schema and curves are partitioned',
  { timeout: 180_000 },
  async () => {
    const database = await createEmptyDatabase();
    onTestFinished(database.drop);
    const folder = temporaryFolder();
    checkOutPreviousRelease(folder);
    const settings = { DATABASE_URL: database.url, DEMO: '1', LOG_LEVEL: 'error' };
    const before = await startBefore(folder, settings);
    const ids = await idsOf({ database }, '1000000001');
    const stop = new AbortController();
    const counts = new Map<string, number>();
    const beside = load(before, ids, counts, stop.signal);
    await until(() => answersOf(counts) > calls.length);
    const now = await startServer(settings);
    await now.ready();
    const loads = [beside, load(now.url, ids, counts, stop.signal)];
    let reached = answersOf(counts);
    await until(() => answersOf(counts) > reached + 2 * calls.length);
    expect(await partitionCurves(database.url)).toContain('partitions, until');
    reached = answersOf(counts);
    await until(() => answersOf(counts) > reached + 2 * calls.length);
    stop.abort();
    await Promise.all(loads);
    expect([...counts.keys()].filter((status) => status.startsWith('5'))).toEqual([]);
    expect(counts.get('200')).toBeGreaterThan(100);
  },
);
