import { availableParallelism } from 'node:os';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { noteOf } from '../errors/note.ts';
import { StartError } from '../errors/start-error.ts';
import type { CustomerActor } from '../shared/actors.ts';
import { startWorkers } from './pool.ts';

const workers = startWorkers({
  config: readConfig({}),
  database: { url: 'postgres://secret:secret@127.0.0.1:1/nowhere' },
});
afterAll(() => workers.close());

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => at * 7);

describe('work beside the thread that answers', () => {
  it('takes bytes over and gives them back as they were', async () => {
    const given = bytes(100_000);
    const kept = given.slice();
    const { bytes: back, crc } = await workers.run('summed', given, { transfer: [given.buffer] });
    expect(given).toHaveLength(0);
    expect(Buffer.from(back).equals(kept)).toBe(true);
    expect(crc).toBe(crc32(kept));
  });

  it('rejects work when too much is waiting, and accepts it again afterwards', async () => {
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => workers.run('summed', bytes(1000))));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(100 - 50 - Math.max(1, Math.min(4, availableParallelism() - 1)));
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_BUSY', retryAfterSeconds: 2 } });
    await expect(workers.run('summed', bytes(1000))).resolves.toBeDefined();
  });

  it('waits all the same where the answer has begun', async () => {
    const all = Array.from({ length: 100 }, () => workers.run('summed', bytes(1000), { hasBegun: true }));
    expect(await Promise.all(all)).toHaveLength(100);
  });

  it('tells why it failed, and goes on', async () => {
    await expect(workers.run('documentPdf', { document: null, brand: { colours: {} } } as never)).rejects.toThrow(
      /null/,
    );
    await expect(workers.run('summed', bytes(1000))).resolves.toBeDefined();
  });

  it('says of a file that can’t be read why it can’t', async () => {
    const reading = workers.run('readCurves', { file: '/nowhere.csv', now: new Date() });
    await expect(reading).rejects.toThrow(new StartError('/nowhere.csv does not exist.'));
  });

  it('says what failed in a note, which names the statement and no value', async () => {
    const actor = { accountId: 'an account', customerCode: 'CUSTOMER-77' } as CustomerActor;
    const failed = await workers.run('personalData', { actor, now: new Date() }).catch(noteOf);
    expect(failed).toMatchObject({ statement: 'insert audit', cause: { code: 'ECONNREFUSED' } });
    expect(JSON.stringify(failed)).not.toMatch(/an account|CUSTOMER-77|secret/);
  });

  it('does not begin work for a client that has disconnected', async () => {
    const gone = new AbortController();
    const before = Array.from({ length: 8 }, () => workers.run('summed', bytes(1000)));
    const given = bytes(10);
    const waiting = workers.run('summed', given, { signal: gone.signal, transfer: [given.buffer] });
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'TOO_BUSY' });
    // The input buffer was not transferred.
    expect(given).toHaveLength(10);
    await Promise.all(before);
  });
});
