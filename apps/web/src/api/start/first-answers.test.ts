import { dataUses, notifications } from '@sportello/calls';
import { afterEach, expect, it, vi } from 'vitest';
import { createFirstAnswers, type ReadPart } from './first-answers.ts';

afterEach(() => void vi.useRealTimers());

const answered: unknown = { model: 'together', setAside: [] };
const ids = [dataUses.id, notifications.id];

function setUp() {
  let user = 'full';
  let time = 0;
  const first = createFirstAnswers({ who: () => user, now: () => time });
  const readPart = vi.fn<(...asked: unknown[]) => unknown>(() => answered);
  return {
    first,
    readPart,
    reader: readPart as ReadPart,
    pass: (ms: number) => (time += ms),
    becomes: (other: string) => (user = other),
  };
}

it('holds a call back until the answer to all has come, and uses it once', async () => {
  const { first, readPart, reader } = setUp();
  const { promise, resolve } = Promise.withResolvers<ReadPart>();
  first.begin(ids, () => promise);
  const taken = first.take(dataUses, {});
  resolve(reader);
  expect(await taken).toBe(answered);
  expect(readPart).toHaveBeenCalledWith(dataUses, {});
  expect(await first.take(dataUses, {})).toBeUndefined();
});

it('does not hold back a call that is not among them', async () => {
  const { first } = setUp();
  first.begin([notifications.id], () => new Promise(() => undefined));
  expect(await first.take(dataUses, {})).toBeUndefined();
});

it('leaves all to their own calls when asking for them together fails', async () => {
  const { first } = setUp();
  first.begin(ids, () => Promise.reject(new Error('No answer')));
  expect(await Promise.all([first.take(dataUses, {}), first.take(notifications, {})])).toEqual([undefined, undefined]);
});

it('leaves a part to its own call when it is missing or can’t be read', async () => {
  const { first, readPart, reader } = setUp();
  readPart.mockReturnValueOnce(undefined);
  readPart.mockImplementationOnce(() => {
    throw new Error('unreadable');
  });
  first.begin(ids, async () => reader);
  expect(await first.take(dataUses, {})).toBeUndefined();
  expect(await first.take(notifications, {})).toBeUndefined();
});

it('waits three seconds at most', async () => {
  vi.useFakeTimers();
  const { first } = setUp();
  first.begin(ids, () => new Promise(() => undefined));
  const taken = first.take(dataUses, {});
  await vi.advanceTimersByTimeAsync(3000);
  expect(await taken).toBeUndefined();
});

it('uses nothing for another user, later on, or after a change', async () => {
  const { first, readPart, reader, pass, becomes } = setUp();
  const begin = () => first.begin(ids, async () => reader);
  begin();
  becomes('luce');
  expect(await first.take(dataUses, {})).toBeUndefined();
  begin();
  pass(3001);
  expect(await first.take(dataUses, {})).toBeUndefined();
  begin();
  const taken = first.take(dataUses, {});
  first.drop();
  expect(await taken).toBeUndefined();
  expect(readPart).not.toHaveBeenCalled();
});
