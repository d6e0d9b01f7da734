import { existsSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { MOST_UNDER_WAY, openIntakeSlot } from '../../plugins/integration/intake-slots.ts';
import { addProviderKey } from './usecases/keys.ts';
import { useApp } from '../../../test/support/app.ts';

// Uploads are spooled to disk until they are loaded, and disk space is limited (fornitore.connessi.3).

const disk = vi.hoisted(() => ({ isFull: false, folders: 0 }));
vi.mock(import('../../plugins/integration/spool-folders.ts'), async (original) => {
  const { makeSpoolFolder, ...others } = await original();
  return {
    ...others,
    makeSpoolFolder: async () => {
      const made = await makeSpoolFolder();
      disk.folders += 1;
      if (disk.isFull) symlinkSync('/dev/full', path.join(made.folder, 'lines'));
      return made;
    },
  };
});

const gateway = useApp({ seeded: false });
let key = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  key =
    (await addProviderKey(
      databaseOf(gateway.database.pool),
      { name: `e-${count}`, may: ['import:outcomes'] },
      gateway.now(),
    )) ?? '';
});
afterEach(() => {
  disk.isFull = false;
});

const headers = (once = `o-${(count += 1)}`) => ({
  'content-type': 'application/x-ndjson',
  authorization: `Bearer ${key}`,
  'idempotency-key': once,
});
const outcomes = '/api/provider/v1/outcomes';
const send = (payload: string | Buffer | PassThrough) =>
  gateway.app.inject({ method: 'POST', url: outcomes, headers: headers(), payload });

describe('a disk that is full', () => {
  it.skipIf(!existsSync('/dev/full'))('rejects what is sent, with a code, and ends nothing', async () => {
    disk.isFull = true;
    const answer = await send('{"id":"1"}');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ header: { codice: 'S-001' } });
    disk.isFull = false;
    expect((await send('')).statusCode).toBe(200);
  });
});

describe('what is rejected while it arrives', () => {
  it.skipIf(!existsSync('/proc/self/fd'))('leaves no file open', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await send(Buffer.from([0x7b, 0x0a, 0xff, 0x0a]))).statusCode).toBe(400);
    }
    const open = readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return [];
      }
    });
    expect(open.filter((file) => file.includes('sportello-provider-'))).toEqual([]);
  });

  it('sends the rejection to a client that is still sending', async () => {
    const url = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    const size = 4 * 1024 * 1024;
    const head = Object.entries({ ...headers(), host: url.host, 'content-length': String(size) });
    socket.write(`POST ${outcomes} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    socket.write(Buffer.alloc(1024, 0xff));
    let answer = '';
    socket.on('data', (piece: Buffer) => (answer += piece.toString()));
    await expect.poll(() => answer).toContain('HTTP/1.1 400');
    expect(answer).toContain('NOT_UTF8');
    await new Promise<void>((sent, failed) => {
      socket.once('error', failed);
      socket.write(Buffer.alloc(size - 1024, 0x0a), () => sent());
    });
    socket.destroy();
  });
});

describe('requests that are under way', () => {
  it('rejects a request above the limit with 503 and retry-after', async () => {
    disk.folders = 0;
    const open = Array.from({ length: MOST_UNDER_WAY }, () => new PassThrough());
    const answers = open.map((body) => {
      body.write('{"id":');
      return send(body);
    });
    await expect.poll(() => disk.folders, { timeout: 20_000 }).toBe(MOST_UNDER_WAY);
    const refused = await send('');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ header: { codice: 'TOO_BUSY' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const body of open) body.end();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(open.map(() => 422));
    expect((await send('')).statusCode).toBe(200);
  }, 30_000);

  it('limits the disk space of all requests together, and frees it afterwards', () => {
    const room = openIntakeSlot({ requests: 3, bytes: 100 });
    const [one, other] = [room.enter(), room.enter()];
    one.take(60);
    expect(() => other.take(41)).toThrow('TOO_BUSY');
    other.take(40);
    one.leave();
    other.take(60);
    expect(() => other.take(1)).toThrow('TOO_BUSY');
  });

  it('lets several requests wait for an import beyond the connection timeout', async () => {
    const { pool } = gateway.database;
    const name = `s-${count}`;
    const may = ['import:streets'];
    key = (await addProviderKey(databaseOf(pool), { name, may }, gateway.now())) ?? '';
    const importing = await pool.connect();
    await importing.query('begin; select pg_advisory_xact_lock(7365, 6)');
    const answers = Array.from({ length: 6 }, () =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/provider/v1/streets',
        headers: headers(),
        payload: '{"codiceIstat":"999999","nome":"Roma"}',
      }),
    );
    // Longer than the connection timeout (`db/pool.ts`).
    await new Promise((resolve) => setTimeout(resolve, 5500));
    await importing.query('commit');
    importing.release();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 422));
  }, 30_000);
});
