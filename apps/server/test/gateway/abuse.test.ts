import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, type Call } from '@sportello/calls';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../src/handlers/index.ts';
import { materialFor } from '../abuse/curated/case.ts';
import { curated } from '../abuse/curated/index.ts';
import { badRequests } from '../abuse/generated.ts';
import { credentialsFor } from '../abuse/persona.ts';
import { createExchange } from '../abuse/raw.ts';
import { faultOf } from '../abuse/rejected.ts';
import { bytesOf, isWellMeasured, type Sending } from '../abuse/request.ts';
import { useApp } from '../support/app.ts';
import { readWrites } from '../support/tables.ts';

// Sends contract violations to every live call as an authorized caller: each must be rejected in the envelope and
// write nothing. `npm run fuzz` is the long run.

const { FUZZ_RUNS, FUZZ_SEED } = process.env;
const isLong = FUZZ_RUNS !== undefined;
const runs = Number(FUZZ_RUNS ?? 20);
// Deterministic unless a seed is set.
const seed = Number(FUZZ_SEED ?? 2026);
/**
 * Each call gets this share of more than a hundred curated requests, different from its neighbours'; the long run
 * sends all.
 */
const share = 60;

// As in production, the web app answers every URL outside the API.
const webRoot = mkdtempSync(path.join(tmpdir(), 'sportello-web-'));
writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(webRoot, { recursive: true }));

const gateway = useApp({ config: { webRoot } });
const live = Object.values<Call>(catalogue).filter(isServed);
const counts = { generated: 0, curated: 0 };
let exchange: ReturnType<typeof createExchange>;

beforeAll(async () => {
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  exchange = createExchange((gateway.app.server.address() as AddressInfo).port);
});

afterAll(() => {
  process.stdout.write(
    `abuse: ${live.length} live calls, ${counts.generated} generated requests (FUZZ_SEED=${seed}), ${counts.curated} curated ones\n`,
  );
});

async function faultIn(request: Sending, status?: number): Promise<string | undefined> {
  const isHead = request.method === 'HEAD';
  const answer = await exchange(bytesOf(request), { isHead, mayKeep: isWellMeasured(request) }).catch(
    (error: Error) => error,
  );
  if (answer instanceof Error) return answer.message;
  if (answer.status !== (status ?? answer.status)) return `status ${answer.status} instead of ${status}`;
  return faultOf(answer, isHead);
}

async function writingNothing(work: () => Promise<void>): Promise<void> {
  const before = await readWrites(gateway.database.pool);
  await work();
  expect(await readWrites(gateway.database.pool)).toEqual(before);
}

/** Made once for each kind of caller, since no rejected request ends a session. */
const credentials = new Map<Call['access'], Sending['headers']>();

async function materialOf(call: Call) {
  const given = credentials.get(call.access) ?? (await credentialsFor(gateway, call));
  credentials.set(call.access, given);
  return materialFor(call, given);
}

/** Neighbouring calls together get all requests. */
function shareOf<T>(all: readonly T[], n: number): T[] {
  return Array.from({ length: Math.min(share, all.length) }, (_, at) => all[(n * share + at) % all.length] as T);
}

describe.each(live)('$id', (call) => {
  it('rejects what somebody thought up', async () => {
    const all = curated(await materialOf(call));
    const cases = isLong ? all : shareOf(all, live.indexOf(call));
    expect(cases.length).toBeGreaterThanOrEqual(share);
    const faults: string[] = [];
    await writingNothing(async () => {
      for (const { name, request, status } of cases) {
        const fault = await faultIn(request, status);
        if (fault !== undefined) faults.push(`${name}: ${fault}`);
      }
    });
    expect(faults).toEqual([]);
    counts.curated += cases.length;
  });

  it(
    'rejects what is generated',
    async () => {
      const material = await materialOf(call);
      await writingNothing(() =>
        fc.assert(
          fc.asyncProperty(badRequests(material), async ({ how, request }) => {
            counts.generated += 1;
            expect([how, await faultIn(request)]).toEqual([how, undefined]);
          }),
          { seed, numRuns: runs },
        ),
      );
    },
    Math.max(20_000, runs * 200),
  );
});
