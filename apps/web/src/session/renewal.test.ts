import { CallError } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { fakeBrowser, memoryStorage, serverOf, tokens } from './fixture.ts';

const lost = () => new CallError('offline', 'No answer');
const garbled = () => new CallError('unreadable', 'Not the tokens that were asked for', { status: 200 });
const broken = () => new CallError('unreadable', 'HTTP 502', { status: 502 });
const refused = () => new CallError('refused', '', { status: 401, code: 'SESSION_NOT_VALID' });

function signedIn({ rememberMe = false, failures = [] as (() => unknown)[] } = {}) {
  const browser = fakeBrowser();
  const server = serverOf(failures);
  const tab = browser.tab(server.renew);
  tab.session.start({ username: 'full', tokens: tokens(), rememberMe });
  return { browser, server, ...tab };
}

describe('a token that is good for sending', () => {
  it('returns the current token until it expires, then a renewed one', async () => {
    const { session, browser, server } = signedIn();
    browser.pass(299_999);
    expect((await session.usable()).accessToken).toBe('access-0');
    browser.pass(1);
    expect((await session.usable()).accessToken).toBe('access-1');
    expect(server.calls).toEqual(['refresh-0']);
  });

  it('stays the same where the device’s clock is put forward', async () => {
    const { session, browser, server } = signedIn();
    browser.putForward(3_600_000);
    const sessions = await Promise.all(Array.from({ length: 10 }, () => session.usable()));
    expect(new Set(sessions.map((each) => each.accessToken))).toEqual(new Set(['access-0']));
    expect(server.calls).toEqual([]);
  });

  it('renews once for a hundred concurrent calls', async () => {
    const { session, browser, server } = signedIn();
    browser.pass(300_000);
    const sessions = await Promise.all(Array.from({ length: 100 }, () => session.usable()));
    expect(new Set(sessions.map((each) => each.accessToken))).toEqual(new Set(['access-1']));
    expect(server.calls).toHaveLength(1);
  });

  it('waits for a renewal under way', async () => {
    const { session } = signedIn();
    const renewing = session.renew('access-0');
    expect(await session.usable()).toBe(await renewing);
  });

  it('does not renew again after a late 401 for the previous token', async () => {
    const { session, server } = signedIn();
    await session.renew('access-0');
    await session.renew('access-0');
    expect(server.calls).toHaveLength(1);
  });

  it('keeps the remember-me choice and the id', async () => {
    const { session, vault } = signedIn({ rememberMe: true });
    const before = session.current();
    await session.renew('access-0');
    expect(session.current()).toMatchObject({ id: before?.id, rememberMe: true, refreshToken: 'refresh-1' });
    expect(vault.remembered()).toEqual(session.current());
  });
});

describe('a renewal that does not get through', () => {
  it.each([
    ['a lost answer', [lost]],
    ['two lost answers', [lost, lost]],
    ['a broken server', [broken, broken]],
    ['an answer that nobody can read', [garbled]],
  ])('retries after %s', async (_, failures) => {
    const { session, server } = signedIn({ failures: [...failures] });
    expect((await session.renew('access-0')).accessToken).toBe('access-1');
    expect(server.calls).toEqual(Array.from({ length: failures.length + 1 }, () => 'refresh-0'));
  });

  it.each([
    ['no answer', lost],
    ['a gateway without its server', broken],
    ['a server that is busy', () => new CallError('refused', '', { status: 429 })],
  ])('fails as not sent after two retries with %s, and keeps the session', async (_, failure) => {
    const { session, server, left, vault, browser } = signedIn({
      failures: [failure, failure, failure],
      rememberMe: true,
    });
    await expect(session.renew('access-0')).rejects.toMatchObject({ name: 'NotSent', isLineUp: true });
    expect(server.calls).toHaveLength(3);
    expect(session.current()).toBeDefined();
    expect(vault.remembered()).toEqual(session.current());
    expect(left).toEqual([]);
    expect(browser.said.filter(({ kind }) => kind === 'ended')).toEqual([]);
  });

  it('retries only after a pause without an answer, not for each waiting call', async () => {
    const { session, server, browser } = signedIn({ failures: [lost, lost, lost] });
    browser.pass(300_000);
    await expect(session.usable()).rejects.toMatchObject({ kind: 'offline' });
    await expect(session.usable()).rejects.toMatchObject({ kind: 'offline' });
    expect(server.calls).toHaveLength(3);
    browser.pass(5000);
    expect((await session.usable()).accessToken).toBe('access-1');
  });

  it('tries only once where the connection is silent until the timeout', async () => {
    const browser = fakeBrowser();
    const asked: string[] = [];
    const { session } = browser.tab(async (token) => {
      asked.push(token);
      browser.pass(20_000);
      throw lost();
    });
    session.start({ username: 'full', tokens: tokens(), rememberMe: false });
    await expect(session.renew('access-0')).rejects.toMatchObject({ isLineUp: true });
    expect(asked).toHaveLength(1);
  });

  it('ends the session after two retries with a server that is broken: cleared, at the login, other tabs not told', async () => {
    const failed = () => new CallError('refused', '', { status: 500, code: 'S-001' });
    const { session, server, left, vault, browser } = signedIn({
      failures: [failed, failed, failed],
      rememberMe: true,
    });
    await expect(session.renew('access-0')).rejects.toThrow('Token refresh failed');
    expect(server.calls).toHaveLength(3);
    expect(session.current()).toBeUndefined();
    expect([vault.held(), vault.remembered()]).toEqual([undefined, undefined]);
    expect(left).toEqual(['/login']);
    expect(browser.said.filter(({ kind }) => kind === 'ended')).toEqual([]);
  });

  it('does not retry a renewal that the server rejects, and ends the session in every tab', async () => {
    const { session, server, browser, storage } = signedIn({ failures: [refused] });
    const other = browser.tab(server.renew);
    other.storage.setItem('sportello.session', storage.getItem('sportello.session') ?? '');
    other.session.restore();
    await expect(session.renew('access-0')).rejects.toThrow('Token refresh failed');
    await browser.settle();
    expect(server.calls).toHaveLength(1);
    expect(other.session.current()).toBeUndefined();
    expect(other.session.takeEnd()).toBe('REFRESH_FAILED');
  });

  it('fails all who wait for it, and leaves once', async () => {
    const { session, browser, left } = signedIn({ failures: [refused] });
    browser.pass(300_000);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => session.usable()));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(left).toEqual(['/login']);
  });

  it('does not try without a connection, and keeps the session', async () => {
    const { session, world, server } = signedIn();
    world.isOnline = () => false;
    await expect(session.renew('access-0')).rejects.toMatchObject({ kind: 'offline' });
    expect(server.calls).toEqual([]);
    expect(session.current()).toBeDefined();
  });

  it('fails without a session, and leads to the login', async () => {
    const browser = fakeBrowser();
    const { session, left } = browser.tab();
    await expect(session.renew()).rejects.toThrow('Token refresh failed');
    await expect(session.usable()).rejects.toThrow('Token refresh failed');
    expect(left).toContain('/login');
    expect(browser.said).toEqual([]);
  });

  it('does not bring back a session that was ended meanwhile', async () => {
    const { session, vault } = signedIn({ rememberMe: true });
    const renewing = session.renew('access-0');
    session.end('SIGNED_OUT');
    await expect(renewing).rejects.toThrow('Token refresh failed');
    expect(session.current()).toBeUndefined();
    expect(vault.held()).toBeUndefined();
    expect(session.takeEnd()).toBe('SIGNED_OUT');
  });
});

describe('several tabs of one session', () => {
  it.each([true, false])('renews once for all tabs (remembered: %s)', async (rememberMe) => {
    const { browser, server, session, storage } = signedIn({ rememberMe });
    const others = Array.from({ length: 4 }, () => {
      const tab = browser.tab(server.renew);
      tab.storage.setItem('sportello.session', storage.getItem('sportello.session') ?? '');
      tab.session.restore();
      return tab.session;
    });
    browser.pass(300_000);
    await Promise.all([session, ...others].map((each) => each.usable()));
    expect(server.calls).toHaveLength(1);
    for (const each of others) expect(each.current()?.accessToken).toBe('access-1');
  });

  it('asks other tabs for newer tokens before the server', async () => {
    const { browser, server, session, storage } = signedIn();
    const sleeper = browser.tab(server.renew);
    sleeper.storage.setItem('sportello.session', storage.getItem('sportello.session') ?? '');
    await session.renew('access-0');
    // It wakes with its copy from before the renewal, having missed the message.
    sleeper.session.restore();
    expect((await sleeper.session.renew('access-0')).accessToken).toBe('access-1');
    expect(server.calls).toHaveLength(1);
  });

  it('does not overwrite the remembered session of another user', async () => {
    const { browser, session, vault } = signedIn({ rememberMe: true });
    browser.tab().session.start({ username: 'pmi', tokens: tokens(), rememberMe: true });
    await expect(session.renew('access-0')).rejects.toThrow('Token refresh failed');
    expect(vault.remembered()?.username).toBe('pmi');
  });

  it('takes what the tab before it in the lock says, when the storage doesn’t show it yet', async () => {
    const { browser, server, session, storage } = signedIn({ rememberMe: true });
    // Another process's writes are seen late: this tab's view of the storage is frozen.
    const stale = memoryStorage();
    stale.setItem('sportello.session', browser.shared.getItem('sportello.session') ?? '');
    const other = browser.tab(server.renew, memoryStorage(), stale);
    other.storage.setItem('sportello.session', storage.getItem('sportello.session') ?? '');
    other.session.restore();
    browser.pass(300_000);
    const [mine, theirs] = await Promise.all([session.usable(), other.session.usable()]);
    expect(server.calls).toEqual(['refresh-0']);
    expect(theirs.accessToken).toBe(mine.accessToken);
  });

  it('renews once for a tab and its duplicate that wake together, three times', async () => {
    const { browser, server, session, storage } = signedIn();
    const twin = browser.tab(server.renew);
    twin.storage.setItem('sportello.session', storage.getItem('sportello.session') ?? '');
    twin.session.restore();
    for (const generation of [1, 2, 3]) {
      browser.pass(300_000);
      await Promise.all([session.usable(), twin.session.usable()]);
      expect(server.calls).toHaveLength(generation);
      expect(twin.session.current()).toEqual(session.current());
    }
  });

  it('ends all tabs when the renewal by one is rejected, with one request', async () => {
    const { browser, server, session, storage } = signedIn({ failures: [refused] });
    const other = browser.tab(server.renew);
    other.storage.setItem('sportello.session', storage.getItem('sportello.session') ?? '');
    other.session.restore();
    browser.pass(300_000);
    const outcomes = await Promise.allSettled([session.usable(), other.session.usable()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(server.calls).toHaveLength(1);
    expect(other.session.takeEnd()).toBe('REFRESH_FAILED');
  });
});
