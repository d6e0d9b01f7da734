import { CallError } from '@sportello/calls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepLine, pauseAfter, readInvalidations, SILENCE_MS, type ShownInvalidation } from './live-line.ts';

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

it.each([
  [['event: ciao\ndata: {}\n\n'], ['ciao']],
  [
    ['event: ci', 'ao\ndata: {}', '\n\nevent: notifications\r\ndata: {}\r\n\r\n'],
    ['ciao', 'notifications'],
  ],
  [
    [':\n\n', ':\n\n'],
    ['alive', 'alive'],
  ],
  [['data: {}\n\n', 'event: mai finit'], []],
])('reads from %j the events %j', async (parts, expected) => {
  const said: ShownInvalidation[] = [];
  await readInvalidations(streamOf(...parts), (one) => said.push(one));
  expect(said.map((one) => (one.kind === 'event' ? one.name : one.kind))).toEqual(expected);
});

it.each([
  [0, 1000],
  [3, 8000],
  [6, 60_000],
  [99, 60_000],
])('waits after %i failures %i ms', (failures, expected) => {
  expect(pauseAfter(failures)).toBe(expected);
});

function openStream(signal: AbortSignal, ...parts: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body);
}

type Try = (signal: AbortSignal) => Response | Promise<Response>;

async function lineOver(...tries: Try[]) {
  const stop = new AbortController();
  const heard: string[] = [];
  const waits: number[] = [];
  let made = 0;
  const kept = keepLine(
    {
      open: async (signal) => (tries[made++] as Try)(signal),
      hear: (said) => heard.push(said.kind === 'event' ? said.name : said.kind),
      async wait(ms) {
        waits.push(ms);
        if (made === tries.length) stop.abort();
      },
    },
    stop.signal,
  );
  return { kept, stop, heard, waits };
}

const ended: Try = () => new Response(streamOf('event: ciao\ndata: {}\n\n'));
const broken: Try = () => Promise.reject(new TypeError('Failed to fetch'));
const refused: Try = () => Promise.reject(new CallError('refused', '', { status: 503 }));

describe('a line of invalidations', () => {
  it('reconnects when the stream ends, and reports each start', async () => {
    const { kept, heard, waits } = await lineOver(ended, ended, ended);
    await kept;
    expect(heard).toEqual(['ciao', 'ciao', 'ciao']);
    expect(waits).toEqual([1000, 1000, 1000]);
  });

  it('reconnects after growing pauses while it fails, and after a short one once it worked', async () => {
    const { kept, heard, waits } = await lineOver(broken, refused, broken, ended, broken);
    await kept;
    expect(waits).toEqual([1000, 2000, 4000, 1000, 2000]);
    expect(heard).toEqual(['ciao']);
  });

  it('reconnects after silence', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const silent: Try = (signal) => openStream(signal, ':\n\n');
    const { kept, heard } = await lineOver(silent, ended);
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(heard).toEqual(['alive']);
    await vi.advanceTimersByTimeAsync(1);
    await kept;
    expect(heard).toEqual(['alive', 'ciao']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once, and for good, when it is told to stop', async () => {
    const { kept, stop, heard, waits } = await lineOver(
      (signal) => openStream(signal, 'event: ciao\ndata: {}\n\n'),
      ended,
    );
    await vi.waitFor(() => expect(heard).toEqual(['ciao']));
    stop.abort();
    await kept;
    expect(waits).toEqual([]);
    expect(heard).toEqual(['ciao']);
  });
});
