import { describe, expect, it } from 'vitest';
import { fakeBrowser, memoryStorage, tokens } from './fixture.ts';

const signIn = (rememberMe: boolean) => ({ username: 'full', tokens: tokens(), rememberMe });

describe('a session that starts', () => {
  it('expires at its creation plus expires_in', () => {
    const browser = fakeBrowser();
    const { session } = browser.tab();
    session.start(signIn(false));
    expect(session.current()).toMatchObject({ username: 'full', expiresAt: browser.now() + 300_000 });
  });

  it('is kept in the tab, and in the browser only when remembered', () => {
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

  it('lives in memory where storage is full or forbidden', () => {
    const forbidden = new Proxy(memoryStorage(), {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { session, vault } = fakeBrowser().tab(undefined, forbidden);
    session.start(signIn(false));
    expect(vault.held()?.username).toBe('full');
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

  it('without a session cleans only this tab and tells nobody', () => {
    const browser = fakeBrowser();
    browser.tab().session.start(signIn(true));
    const empty = browser.tab();
    empty.session.clear();
    expect(browser.said).toEqual([]);
    expect(empty.vault.remembered()).toBeDefined();
    expect(empty.left).toEqual([]);
  });

  it('is noticed by a page that comes back from the browser’s memory', () => {
    const browser = fakeBrowser();
    const { session, storage } = browser.tab();
    session.start(signIn(false));
    expect(session.isUpToDate()).toBe(true);
    storage.removeItem('sportello.session');
    expect(session.isUpToDate()).toBe(false);
  });
});
