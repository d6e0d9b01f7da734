import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { superviseUntilLost } from './supervise.ts';

// Fake timers don't cover `node:timers/promises`.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ended = { pid: 1, port: 1, ended: Promise.resolve() };
const running = { ...ended, ended: new Promise<void>(() => undefined) };
const supervision = { isStopping: () => false, isDiskFull: () => false, log: '/data/postgresql.log' };

test('gives up after ten failed starts in a row, with the reason of the last one', async () => {
  const startAgain = vi.fn(() => Promise.reject(new Error('the disk is full.\nHint: buy one')));
  const lost = superviseUntilLost(ended, { ...supervision, startAgain });
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await lost).message).toBe(
    'PostgreSQL stopped unexpectedly, and starting it again failed 10 times. the disk is full. Its log is /data/postgresql.log.',
  );
  expect(startAgain).toHaveBeenCalledTimes(10);
});

test('gives up after ten starts in a row that end at once', async () => {
  const startAgain = vi.fn(() => Promise.resolve(ended));
  const lost = superviseUntilLost(ended, { ...supervision, startAgain });
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await lost).name).toBe('StartError');
  expect(startAgain).toHaveBeenCalledTimes(10);
});

test('counts starts anew after one that ran well', async () => {
  let end = () => undefined as void;
  const well = { ...ended, ended: new Promise<void>((resolve) => (end = resolve)) };
  const startAgain = vi.fn(() => Promise.resolve(ended));
  for (let n = 0; n < 8; n += 1) startAgain.mockResolvedValueOnce(ended);
  startAgain.mockResolvedValueOnce(well);
  const lost = superviseUntilLost(ended, { ...supervision, startAgain });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(startAgain).toHaveBeenCalledTimes(9);
  end();
  await vi.advanceTimersByTimeAsync(30_000);
  await lost;
  expect(startAgain).toHaveBeenCalledTimes(19);
});

test('does not start again after a requested end', async () => {
  const startAgain = vi.fn(() => Promise.resolve(running));
  void superviseUntilLost(ended, { ...supervision, startAgain, isStopping: () => true });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(startAgain).not.toHaveBeenCalled();
});

test('starts again after any number of failures once a full disk has room', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let isFull = true;
  const startAgain = vi.fn(() => (isFull ? Promise.reject(new Error('No space left')) : Promise.resolve(running)));
  const lost = vi.fn();
  void superviseUntilLost(ended, { ...supervision, startAgain, isDiskFull: () => isFull }).then(lost);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(startAgain.mock.calls.length).toBeGreaterThan(600);
  isFull = false;
  const before = startAgain.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(startAgain).toHaveBeenCalledTimes(before + 1);
  expect(lost).not.toHaveBeenCalled();
  const lines = write.mock.calls.map(([line]) => line);
  expect(lines).toEqual([
    'The disk is full: PostgreSQL starts again once there is room.\n',
    expect.stringContaining('was started again'),
  ]);
});

test('gives up on other failures after a full disk has room again', async () => {
  let isFull = true;
  const startAgain = vi.fn(() => Promise.reject(new Error('broken')));
  const lost = superviseUntilLost(ended, { ...supervision, startAgain, isDiskFull: () => isFull });
  await vi.advanceTimersByTimeAsync(60_000);
  isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await lost).message).toContain('broken');
});
