import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

const HOUR = 3_600_000;

function device() {
  let wall = 1_000_000_000;
  let monotonic = 500;
  const clock = createClock({ wall: () => wall, monotonic: () => monotonic });
  return {
    clock,
    pass: (ms: number) => ((wall += ms), (monotonic += ms)),
    move: (ms: number) => (wall += ms),
    wall: () => wall,
  };
}

it.each([-HOUR, HOUR])('goes with the server where the device’s clock is wrong by %i ms', (wrong) => {
  const { clock, pass, wall } = device();
  const server = wall() - wrong;
  clock.hear(server);
  pass(60_000);
  expect(clock.now()).toBe(server + 60_000);
  expect(clock.isSure()).toBe(true);
});

it('does not follow a clock that is put back', () => {
  const { clock, pass, move } = device();
  const before = clock.now();
  move(-HOUR);
  pass(1000);
  expect(clock.now()).toBe(before + 1000);
  expect(clock.isSure()).toBe(true);
});

it('marks a clock put forward as unsure until the server corrects it', () => {
  const { clock, move } = device();
  const before = clock.now();
  move(HOUR);
  expect(clock.isSure()).toBe(false);
  expect(clock.now()).toBe(before + HOUR);
  clock.hear(before);
  expect(clock.now()).toBe(before);
  expect(clock.isSure()).toBe(true);
});

it('counts a sleep in which the device’s counter stood still', () => {
  const { clock, move } = device();
  const before = clock.now();
  move(HOUR);
  clock.hear(before + HOUR);
  expect(clock.now()).toBe(before + HOUR);
  expect(clock.isSure()).toBe(true);
});

it('ignores a difference of a second to the server’s time', () => {
  const { clock, pass } = device();
  const before = clock.now();
  pass(300_000);
  clock.hear(before + 299_000);
  expect(clock.now()).toBe(before + 300_000);
});

it('goes on by itself where the server can’t be asked', async () => {
  const { clock, move } = device();
  const before = clock.now();
  move(HOUR);
  await clock.settle(() => Promise.reject(new Error('offline')));
  expect(clock.now()).toBe(before + HOUR);
  expect(clock.isSure()).toBe(true);
});
