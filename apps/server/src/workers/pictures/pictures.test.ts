import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPictures, type Pictures } from './pictures.ts';

const stays = new AbortController().signal;
const owner = (id = 'one', gone = stays) => ({ id, gone });
const photo = { as: 'photo', isHeic: false } as const;

function pictures(options: Parameters<typeof startPictures>[0] = {}): Pictures {
  const started = startPictures(options);
  onTestFinished(() => started.close());
  return started;
}

const interlaced = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#886644' } })
    .png({ progressive: true })
    .toBuffer();

const small = await interlaced(40, 20);
/** It takes a second or more. */
const large = await interlaced(4000, 4000);
/** It would take 200 MB. */
const tooLarge = await interlaced(7000, 7000);

const sizeOf = async (answer: Awaited<ReturnType<Pictures['draw']>>) => {
  if ('fault' in answer) throw new Error(answer.fault);
  const { format, width, height } = await sharp(answer.drawn).metadata();
  return [format, width, height];
};

/** The most memory that a process has ever had, in megabytes. */
const peakOf = (pid: number | undefined) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it('draws interlaced pictures that are small enough', async () => {
  const drawing = pictures();
  expect(await sizeOf(await drawing.draw(small, photo, owner()))).toEqual(['jpeg', 40, 20]);
  expect(await sizeOf(await drawing.draw(large, photo, owner()))).toEqual(['jpeg', 1600, 1600]);
  expect(await sizeOf(await drawing.draw(large, { as: 'portrait', isHeic: false }, owner()))).toEqual([
    'jpeg',
    320,
    320,
  ]);
});

it.runIf(process.platform === 'linux')('rejects a picture that is too large before it is decoded', async () => {
  const drawing = pictures();
  await drawing.draw(small, photo, owner());
  const before = peakOf(drawing.processId);
  const { processId } = drawing;
  expect(await drawing.draw(tooLarge, photo, owner())).toEqual({ fault: 'TOO_MANY_PIXELS' });
  expect(drawing.processId).toBe(processId);
  expect(peakOf(processId) - before).toBeLessThan(20);
});

it.runIf(process.platform === 'linux')('knows none of the server’s settings', async () => {
  process.env['SESSION_SECRET'] = 'a secret of the server';
  onTestFinished(() => void delete process.env['SESSION_SECRET']);
  const drawing = pictures();
  await drawing.draw(small, photo, owner());
  expect(readFileSync(`/proc/${drawing.processId}/environ`, 'utf8')).not.toContain('a secret');
});

describe('a process that ends', () => {
  it.runIf(process.platform === 'linux')('restarts a process that is killed in the middle of a picture', async () => {
    const drawing = pictures();
    await drawing.draw(small, photo, owner());
    const { processId: killed } = drawing;
    const before = peakOf(killed);
    const drawn = drawing.draw(large, photo, owner());
    await expect.poll(() => peakOf(killed) - before, { timeout: 10_000, interval: 10 }).toBeGreaterThan(20);
    process.kill(killed ?? 0, 'SIGKILL');
    expect(await sizeOf(await drawn)).toEqual(['jpeg', 1600, 1600]);
    expect(drawing.processId).not.toBe(killed);
  });

  it('restarts a process that ended between two pictures', async () => {
    const drawing = pictures();
    await drawing.draw(small, photo, owner());
    process.kill(drawing.processId ?? 0, 'SIGKILL');
    expect(await sizeOf(await drawing.draw(small, photo, owner()))).toEqual(['jpeg', 40, 20]);
  });

  it('rejects the picture whose memory ended it twice', async () => {
    const drawing = pictures({ mostMemoryBytes: 1 });
    expect(await drawing.draw(large, photo, owner())).toEqual({ fault: 'TOO_MANY_PIXELS' });
    expect(drawing.processId).toBeUndefined();
  });
});

describe('a client that goes away', () => {
  it('ends the work on its picture, and that of nobody else', async () => {
    const drawing = pictures();
    await drawing.draw(small, photo, owner());
    const { processId } = drawing;
    const client = new AbortController();
    const left = drawing.draw(large, photo, owner('one', client.signal));
    const other = drawing.draw(small, photo, owner('other'));
    client.abort();
    await expect(left).rejects.toMatchObject({ code: 'TOO_BUSY' });
    expect(await sizeOf(await other)).toEqual(['jpeg', 40, 20]);
    expect(drawing.processId).not.toBe(processId);
  });

  it('does not begin a waiting picture for a client that has disconnected', async () => {
    const drawing = pictures();
    const client = new AbortController();
    const first = drawing.draw(large, photo, owner());
    const left = drawing.draw(large, photo, owner('other', client.signal));
    client.abort();
    await expect(left).rejects.toMatchObject({ code: 'TOO_BUSY' });
    expect(await sizeOf(await first)).toEqual(['jpeg', 1600, 1600]);
  });
});

describe('many pictures at once', () => {
  it('draws those of others between those of one owner, and rejects what is too much of one', async () => {
    const drawing = pictures();
    const done: string[] = [];
    const all = ['one', 'one', 'one', 'one', 'one', 'one', 'one', 'other'].map((id) =>
      drawing.draw(small, photo, owner(id)).then(() => done.push(id)),
    );
    const rejected = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    expect(rejected).toMatchObject([{ reason: { code: 'TOO_BUSY', retryAfterSeconds: 2 } }]);
    expect(done).toEqual(['one', 'other', 'one', 'one', 'one', 'one', 'one']);
  });

  it('rejects what is too much of all', async () => {
    const drawing = pictures();
    const all = Array.from({ length: 23 }, (_, at) => drawing.draw(small, photo, owner(String(at))));
    const rejected = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(2);
  });
});
