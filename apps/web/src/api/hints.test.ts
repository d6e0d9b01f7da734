import { expect, it } from 'vitest';
import { pauseAfter, readHints, type HintSaid } from './hints.ts';

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
])('%j says %j', async (parts, expected) => {
  const said: HintSaid[] = [];
  await readHints(streamOf(...parts), (one) => said.push(one));
  expect(said.map((one) => (one.kind === 'event' ? one.name : one.kind))).toEqual(expected);
});

it.each([
  [0, 1000],
  [3, 8000],
  [6, 60_000],
  [99, 60_000],
])('after %i failures it waits %i ms', (failures, expected) => {
  expect(pauseAfter(failures)).toBe(expected);
});
