import { describe, expect, it } from 'vitest';
import { copyOf, fakeBrowser, forbidden, full, memoryStorage, tokens } from './fixture.ts';
import type { SessionStore } from './store.ts';

const signIn = (rememberMe: boolean) => ({ username: 'full', tokens: tokens(), rememberMe });

describe('a session that starts', () => {
  it('expires at its creation plus expires_in', () => {
    const browser = fakeBrowser();
    const { session } = browser.tab();
    session.start(signIn(false));
    expect(session.current()).toMatchObject({ username: 'full', expiresAt: browser.now() + 300_000 });
  });

  it('stores a session in the tab, and in the browser only when remembered', () => {
    const browser = fakeBrowser();
    const one = browser.tab();
    one.session.start(signIn(false));
    expect(one.vault.held()).toBeDefined();
    expect(one.vault.remembered()).toBeUndefined();
    const other = browser.tab();
    other.session.start(signIn(true));
    expect(other.vault.remembered()).toEqual(other.session.current());
  });

  it('tells whoever follows it', () => {
    const { session } = fakeBrowser().tab();
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.current()?.username));
    session.start(signIn(false));
    stop();
    session.clear();
    expect(seen).toEqual(['full']);
  });

  it.each([
    ['forbidden', forbidden()],
    ['full', full()],
  ])('lives in memory where storage is %s, and says so', (_, storage) => {
    const { session, vault } = fakeBrowser().tab(undefined, storage, storage);
    session.start(signIn(true));
    expect(vault.held()?.username).toBe('full');
    expect(session.lasts()).toBe('PAGE');
  });

  it('lasts as long as the tab where only the browser’s storage can’t be had, and says so', () => {
    const browser = fakeBrowser();
    const before = browser.tab(undefined, memoryStorage(), full());
    before.session.start(signIn(true));
    expect(before.session.lasts()).toBe('TAB');
    const after = browser.tab(undefined, before.storage, full());
    after.session.restore();
    expect(after.session.current()).toEqual(before.session.current());
    expect(after.session.lasts()).toBe('TAB');
  });

  it('lasts as wished elsewhere', () => {
    const { session } = fakeBrowser().tab();
    session.start(signIn(true));
    expect(session.lasts()).toBe('AS_WISHED');
  });
});

describe('restore', () => {
  it('keeps a session that this tab still holds', () => {
    const browser = fakeBrowser();
    const before = browser.tab();
    before.session.start(signIn(false));
    const after = browser.tab(undefined, before.storage);
    after.session.restore();
    expect(after.session.current()).toEqual(before.session.current());
  });

  it('brings a remembered session to a new tab', () => {
    const browser = fakeBrowser();
    browser.tab().session.start(signIn(true));
    const fresh = browser.tab();
    fresh.session.restore();
    expect(fresh.session.current()?.rememberMe).toBe(true);
    expect(fresh.vault.held()).toEqual(fresh.session.current());
  });

  it('takes the tokens that another tab has renewed meanwhile', async () => {
    const browser = fakeBrowser();
    const before = browser.tab();
    before.session.start(signIn(true));
    const other = browser.tab();
    other.session.restore();
    browser.pass(300_000);
    await other.session.renew();
    const after = browser.tab(undefined, before.storage);
    after.session.restore();
    expect(after.session.current()?.accessToken).toBe('access-1');
  });

  it.each([
    ['signed out', 'SIGNED_OUT', (tab: { session: SessionStore }) => tab.session.end('SIGNED_OUT')],
    [
      'replaced by another customer’s',
      'REPLACED',
      (tab: { session: SessionStore }) => void tab.session.start({ ...signIn(true), username: 'pmi' }),
    ],
  ])('gives up a remembered session that was %s while its tab was away', (_, why, happen) => {
    const browser = fakeBrowser();
    const away = browser.tab();
    away.session.start(signIn(true));
    const other = browser.tab();
    other.session.restore();
    happen(other);
    const back = browser.tab(undefined, away.storage);
    back.session.restore();
    expect(back.session.current()?.username).toBe(why === 'REPLACED' ? 'pmi' : undefined);
    expect(back.session.takeEnd()).toBe(why);
  });

  it('heeds an end that was heard while the page was still starting', async () => {
    const browser = fakeBrowser();
    const one = browser.tab();
    one.session.start(signIn(false));
    const twin = browser.tab(undefined, copyOf(one.storage));
    one.session.end('SIGNED_OUT');
    await browser.settle();
    twin.session.restore();
    expect(twin.session.current()).toBeUndefined();
    expect(twin.session.takeEnd()).toBe('SIGNED_OUT');
    expect(twin.left).toEqual([]);
  });

  it.each([
    [false, undefined],
    [true, 'full'],
  ])('asks whether the customer was away for too long, but not if remembered (%s)', (rememberMe, who) => {
    const browser = fakeBrowser();
    const before = browser.tab();
    before.session.start(signIn(rememberMe));
    const after = browser.tab(undefined, before.storage);
    after.session.restore(() => true);
    expect(after.session.current()?.username).toBe(who);
    expect(after.session.takeEnd()).toBe(rememberMe ? undefined : 'INACTIVE');
    expect(browser.said.filter(({ kind }) => kind === 'ended')).toEqual([]);
  });

  it('cleans everything else that is ours', () => {
    const browser = fakeBrowser();
    const { session, storage } = browser.tab();
    storage.setItem('sportello.session', 'not a session');
    storage.setItem('sportello.draft', 'x');
    storage.setItem('FIXED_homeTour', 'seen');
    browser.shared.setItem('sportello.session', '{"id":1}');
    session.restore();
    expect(session.current()).toBeUndefined();
    expect(Object.keys(storage)).toEqual(['FIXED_homeTour']);
    expect(browser.shared.getItem('sportello.session')).toBeNull();
  });
});

describe('the end of a session', () => {
  it('clears tab and browser, and tells every tab that holds it', async () => {
    const browser = fakeBrowser();
    const one = browser.tab();
    one.session.start(signIn(true));
    const other = browser.tab();
    other.session.restore();
    one.session.end('SIGNED_OUT');
    await browser.settle();
    for (const tab of [one, other]) {
      expect(tab.session.current()).toBeUndefined();
      expect(tab.vault.held()).toBeUndefined();
      expect(tab.left).toEqual(['/login']);
      expect(tab.session.takeEnd()).toBe('SIGNED_OUT');
    }
    expect(one.vault.remembered()).toBeUndefined();
  });

  it('leaves the session of somebody else alone', async () => {
    const browser = fakeBrowser();
    const mine = browser.tab();
    mine.session.start(signIn(false));
    const theirs = browser.tab();
    theirs.session.start({ ...signIn(true), username: 'pmi' });
    mine.session.end('SIGNED_OUT');
    await browser.settle();
    expect(theirs.session.current()?.username).toBe('pmi');
    expect(theirs.vault.remembered()?.username).toBe('pmi');
    expect(theirs.left).toEqual([]);
  });

  it('comes to every tab of a remembered session when another customer is remembered', async () => {
    const browser = fakeBrowser();
    const [one, two, own] = [browser.tab(), browser.tab(), browser.tab()];
    one.session.start(signIn(true));
    two.session.restore();
    own.session.start({ ...signIn(false), username: 'gas' });
    const login = browser.tab();
    login.session.start({ ...signIn(true), username: 'pmi' });
    await browser.settle();
    for (const tab of [one, two]) {
      expect(tab.left).toEqual(['/login']);
      expect(tab.session.takeEnd()).toBe('REPLACED');
    }
    expect(own.session.current()?.username).toBe('gas');
    expect(login.vault.remembered()?.username).toBe('pmi');
  });

  it('ends a session in a tab that still sees the old storage, and keeps the new one', async () => {
    const browser = fakeBrowser();
    browser.tab().session.start(signIn(true));
    const before = browser.shared.getItem('sportello.session');
    // Another process's writes are seen with a delay.
    const late = new Proxy(browser.shared, {
      get: (storage, key) => (key === 'getItem' ? () => before : (Reflect.get(storage, key) as unknown)),
    });
    const other = browser.tab(undefined, memoryStorage(), late);
    other.session.restore();
    const login = browser.tab();
    login.session.start({ ...signIn(true), username: 'pmi' });
    await browser.settle();
    expect(other.session.current()).toBeUndefined();
    expect(login.vault.remembered()?.username).toBe('pmi');
  });

  it('clears only this tab without a session, and notifies no other', () => {
    const browser = fakeBrowser();
    browser.tab().session.start(signIn(true));
    browser.said.length = 0;
    const empty = browser.tab();
    empty.session.clear();
    expect(browser.said).toEqual([]);
    expect(empty.vault.remembered()).toBeDefined();
    expect(empty.left).toEqual([]);
  });

  it('detects the end on a page restored from the back/forward cache', () => {
    const browser = fakeBrowser();
    const { session, storage } = browser.tab();
    session.start(signIn(false));
    expect(session.isUpToDate()).toBe(true);
    storage.removeItem('sportello.session');
    expect(session.isUpToDate()).toBe(false);
  });

  it('detects on a restored page that another tab ended the session', () => {
    const browser = fakeBrowser();
    const { session } = browser.tab();
    session.start(signIn(true));
    expect(session.isUpToDate()).toBe(true);
    browser.shared.removeItem('sportello.session');
    expect(session.isUpToDate()).toBe(false);
  });
});
