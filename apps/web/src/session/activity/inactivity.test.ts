import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';
import { copyOf, fakeBrowser, memoryStorage, tokens } from '../fixture.ts';
import { createInactivity } from './inactivity.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function device() {
  const browser = fakeBrowser();
  let moved = 0;
  let slept = 0;
  const wall = () => Date.now() + moved;
  const serverTime = () => Date.now();

  function tab(storage: Storage = memoryStorage(), { isOnline = true } = {}) {
    const parts = browser.tab(undefined, storage);
    const clock = createClock({ wall, monotonic: () => Date.now() - slept });
    const signOut = vi.fn(() => parts.session.end('INACTIVE'));
    const inactivity = createInactivity({
      session: parts.session,
      vault: parts.vault,
      channel: parts.world.channel,
      clock,
      async askTime() {
        if (!isOnline) throw new Error('offline');
        clock.hear(serverTime());
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      after(ms, act) {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      signOut,
    });
    return { ...parts, clock, inactivity, signOut };
  }

  return {
    browser,
    tab,
    move: (ms: number) => (moved += ms),
    sleep: (ms: number) => {
      slept += ms;
      vi.setSystemTime(Date.now() + ms);
    },
  };
}

function signedIn({ rememberMe = false, isOnline = true } = {}) {
  const machine = device();
  const tab = machine.tab(undefined, { isOnline });
  tab.session.start({ username: 'full', tokens: tokens(), rememberMe });
  return { ...machine, ...tab, tab: machine.tab };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('fifteen minutes without input', () => {
  it('warns after fourteen minutes, and ends the session after fifteen', async () => {
    const { inactivity, signOut, clock } = signedIn();
    await pass(14 * MINUTE - 1);
    expect(inactivity.presence()).toEqual({ state: 'here' });
    await pass(1);
    expect(inactivity.presence()).toEqual({ state: 'warned', endsAt: clock.now() + MINUTE });
    await pass(MINUTE - 1);
    expect(signOut).not.toHaveBeenCalled();
    await pass(1);
    expect(inactivity.presence()).toEqual({ state: 'hidden' });
    await pass(1000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('counts fifteen minutes from the last input', async () => {
    const { inactivity, signOut } = signedIn();
    for (let minute = 0; minute < 60; minute += 10) {
      await pass(10 * MINUTE);
      inactivity.input();
    }
    expect(inactivity.presence()).toEqual({ state: 'here' });
    await pass(15 * MINUTE + 1000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('restarts on “stay”, but not on other input during the warning', async () => {
    const { inactivity, signOut } = signedIn();
    await pass(14 * MINUTE);
    inactivity.input();
    expect(inactivity.presence().state).toBe('warned');
    inactivity.stay();
    expect(inactivity.presence().state).toBe('here');
    await pass(14 * MINUTE - 1);
    expect(inactivity.presence().state).toBe('here');
    await pass(MINUTE + 1000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('does not end a remembered session, nor warn without a session', async () => {
    const { inactivity, signOut, session } = signedIn({ rememberMe: true });
    await pass(HOUR);
    session.clear();
    await pass(HOUR);
    expect(inactivity.presence()).toEqual({ state: 'here' });
    expect(signOut).not.toHaveBeenCalled();
  });

  it('restarts for a new customer', async () => {
    const { inactivity, session } = signedIn();
    await pass(14 * MINUTE + 1);
    session.start({ username: 'pmi', tokens: tokens(), rememberMe: false });
    expect(inactivity.presence()).toEqual({ state: 'here' });
  });

  it('does not count renewals of the session as input', async () => {
    const { inactivity, session } = signedIn();
    await pass(10 * MINUTE);
    const renewing = session.renew('access-0');
    await pass(1000);
    await renewing;
    await pass(4 * MINUTE);
    expect(inactivity.presence().state).toBe('warned');
  });
});

describe('several tabs of one session', () => {
  it('counts input in any tab for all tabs', async () => {
    const { inactivity, storage, tab, signOut } = signedIn();
    const twin = tab(copyOf(storage));
    twin.session.restore(twin.inactivity.isOverdue);
    await pass(14 * MINUTE + 1);
    expect(twin.inactivity.presence().state).toBe('warned');
    inactivity.stay();
    await pass(0);
    expect(twin.inactivity.presence().state).toBe('here');
    await pass(10 * MINUTE);
    twin.inactivity.input();
    await pass(10 * MINUTE);
    expect(inactivity.presence().state).toBe('here');
    expect(signOut).not.toHaveBeenCalled();
  });

  it('keeps the session of a tab that slept where another tab had input', async () => {
    const { inactivity, storage, tab } = signedIn();
    const sleeper = tab(copyOf(storage));
    sleeper.session.restore();
    // A frozen tab receives nothing; its own timer fires first when it wakes.
    sleeper.deafen(true);
    await pass(10 * MINUTE);
    inactivity.input();
    await pass(5 * MINUTE - 1);
    expect(sleeper.inactivity.presence().state).toBe('warned');
    sleeper.deafen(false);
    await pass(1);
    expect(sleeper.inactivity.presence().state).toBe('hidden');
    await pass(1000);
    expect(sleeper.session.current()).toBeDefined();
    expect(sleeper.inactivity.presence().state).toBe('here');
  });

  it('does not count the input of another customer', async () => {
    const { tab, inactivity } = signedIn();
    const other = tab();
    other.session.start({ username: 'pmi', tokens: tokens(), rememberMe: false });
    await pass(10 * MINUTE);
    other.inactivity.input();
    await pass(4 * MINUTE);
    expect(inactivity.presence().state).toBe('warned');
    expect(other.inactivity.presence().state).toBe('here');
  });
});

describe('a device that sleeps', () => {
  it('shows nothing when it wakes too late, and ends the session', async () => {
    const { inactivity, signOut, sleep } = signedIn();
    sleep(20 * MINUTE);
    inactivity.check();
    expect(inactivity.presence()).toEqual({ state: 'hidden' });
    await pass(1000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('says that it was left alone, also when what it woke up with is rejected first', async () => {
    const { inactivity, session, sleep } = signedIn();
    sleep(20 * MINUTE);
    inactivity.check();
    session.end('REFRESH_FAILED');
    expect(session.takeEnd()).toBe('INACTIVE');
  });

  it('names other reasons again when it was not left alone after all', async () => {
    const { inactivity, session, move } = signedIn();
    move(20 * MINUTE);
    inactivity.check();
    await pass(1000);
    session.end('REFRESH_FAILED');
    expect(session.takeEnd()).toBe('REFRESH_FAILED');
  });

  it('does so as well without a connection', async () => {
    const { inactivity, signOut, sleep } = signedIn({ isOnline: false });
    sleep(20 * MINUTE);
    inactivity.check();
    await pass(1000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('signs out after a long sleep despite the input that woke the device', async () => {
    const { inactivity, signOut, sleep } = signedIn();
    sleep(20 * MINUTE);
    inactivity.input();
    await pass(1000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('goes on where it was after a short sleep', async () => {
    const { inactivity, sleep } = signedIn();
    sleep(10 * MINUTE);
    inactivity.check();
    expect(inactivity.presence()).toEqual({ state: 'here' });
    await pass(4 * MINUTE);
    await pass(1000);
    expect(inactivity.presence().state).toBe('warned');
  });

  it('finds a session overdue at the next start', async () => {
    const { storage, tab, sleep } = signedIn();
    sleep(15 * MINUTE);
    const later = tab(storage);
    later.session.restore(later.inactivity.isOverdue);
    expect(later.session.current()).toBeUndefined();
    expect(later.session.takeEnd()).toBe('INACTIVE');
  });
});

it.each([HOUR, -HOUR])('ignores a clock moved by %i ms while the page is open', async (by) => {
  const { inactivity, signOut, move } = signedIn();
  await pass(5 * MINUTE);
  move(by);
  inactivity.check();
  await pass(1000);
  inactivity.input();
  expect(inactivity.presence()).toEqual({ state: 'here' });
  expect(signOut).not.toHaveBeenCalled();
  await pass(14 * MINUTE);
  expect(inactivity.presence().state).toBe('warned');
  await pass(MINUTE + 1000);
  expect(signOut).toHaveBeenCalledTimes(1);
});
