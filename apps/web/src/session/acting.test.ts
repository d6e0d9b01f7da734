import type { Impersonation } from '@sportello/domain';
import { expect, it } from 'vitest';
import { createActing } from './acting.ts';
import { fakeBrowser, tokens } from './fixture.ts';
import { tolerantStorage } from './storage/key-value.ts';

const granted: Impersonation = {
  customerCode: '1000000001',
  customerName: 'Giulia Ferri',
  mode: 'LETTURA',
  reason: 'Chiede della bolletta',
  begunAt: 1_000_000,
  expiresAt: 1_900_000,
};

function browserWithTabs() {
  const browser = fakeBrowser();
  function tab(storage?: Storage) {
    const opened = browser.tab(undefined, storage);
    const went: (string | undefined)[] = [];
    const dropped: string[] = [];
    const acting = createActing({
      ...opened.world,
      session: opened.session,
      tab: tolerantStorage(() => opened.storage),
      browser: tolerantStorage(() => browser.shared),
      go: (path) => went.push(path),
      isAtDesk: () => true,
      dropDrafts: (_, customerCode) => dropped.push(customerCode),
    });
    return { ...opened, acting, went, dropped };
  }
  return { ...browser, tab };
}

const signedIn = { username: 'laura', tokens: tokens(), rememberMe: false };

it('clears the browser’s storage but for what is protected, and keeps the customer in the tab’s (operatore.impersonare.1)', () => {
  const browser = browserWithTabs();
  const { session, acting, storage, went } = browser.tab();
  session.start(signedIn);
  browser.shared.setItem('FIXED_homeTour', 'seen');
  browser.shared.setItem('sportello.known.type.1', 'LUCE');
  storage.setItem('sportello.known.person.laura', 'STAFF');
  acting.begin(granted);
  expect(Object.keys(browser.shared)).toEqual(['FIXED_homeTour']);
  expect(JSON.parse(storage.getItem('sportello.customer') ?? '')).toEqual(granted);
  expect(storage.getItem('sportello.known.person.laura')).toBeNull();
  expect(went).toEqual(['/my-edison']);
});

it('cleans both at the end, and drops what was typed for the customer', () => {
  const browser = browserWithTabs();
  const { session, acting, storage, went, dropped } = browser.tab();
  session.start(signedIn);
  acting.begin(granted);
  browser.shared.setItem('FIXED_homeTour', 'seen');
  browser.shared.setItem('sportello.known.type.1000000001', 'FULL');
  storage.setItem('sportello.known.type.1000000001', 'FULL');
  expect(acting.hasEnded()).toBe(false);
  acting.end();
  expect(acting.hasEnded()).toBe(true);
  expect(acting.current()).toBeUndefined();
  expect(storage.getItem('sportello.customer')).toBeNull();
  expect(Object.keys(storage).filter((key) => key.includes('known'))).toEqual([]);
  expect(Object.keys(browser.shared)).toEqual(['FIXED_homeTour']);
  expect(dropped).toEqual(['1000000001']);
  expect(went).toEqual(['/my-edison', '/my-edison/operatore']);
});

it('keeps a remembered session in its tabs meanwhile, and remembers it again at the end', () => {
  const browser = browserWithTabs();
  const { session, acting, vault, storage } = browser.tab();
  session.start({ ...signedIn, rememberMe: true });
  acting.begin(granted);
  expect(vault.remembered()).toBeUndefined();
  const reloaded = browser.tab(storage);
  reloaded.session.restore();
  reloaded.acting.restore();
  expect(reloaded.session.current()?.username).toBe('laura');
  expect(reloaded.acting.current()).toEqual(granted);
  reloaded.acting.end();
  expect(vault.remembered()?.username).toBe('laura');
});

it('shares the acting, its renewal and its end with all tabs of a session', async () => {
  const browser = browserWithTabs();
  const one = browser.tab();
  one.session.start({ ...signedIn, rememberMe: true });
  const other = browser.tab();
  other.session.restore();
  one.acting.begin(granted);
  await browser.settle();
  expect(other.acting.current()).toEqual(granted);
  const renewed = { ...granted, expiresAt: 2_000_000 };
  other.acting.renewed(renewed);
  await browser.settle();
  expect(one.acting.current()).toEqual(renewed);
  one.acting.end();
  await browser.settle();
  expect(other.acting.current()).toBeUndefined();
  expect(other.went).toEqual(['/my-edison', '/my-edison/operatore']);
});

it('shares the acting with a new tab that borrows the session', async () => {
  const browser = browserWithTabs();
  const first = browser.tab();
  first.session.start(signedIn);
  first.acting.begin(granted);
  const fresh = browser.tab();
  await fresh.session.borrow();
  expect(fresh.session.current()?.id).toBe(first.session.current()?.id);
  expect(fresh.acting.current()).toEqual(granted);
});

it('does not share the acting with another session', async () => {
  const browser = browserWithTabs();
  const one = browser.tab();
  const other = browser.tab();
  one.session.start(signedIn);
  other.session.start({ ...signedIn, username: 'marta' });
  one.acting.begin(granted);
  await browser.settle();
  expect(other.acting.current()).toBeUndefined();
});

it('ends with the session', () => {
  const browser = browserWithTabs();
  const { session, acting } = browser.tab();
  session.start(signedIn);
  acting.begin(granted);
  browser.shared.setItem('sportello.known.type.1000000001', 'FULL');
  session.end('SIGNED_OUT');
  expect(acting.current()).toBeUndefined();
  expect(Object.keys(browser.shared)).toEqual([]);
});

it('expires by time or by the server, and resumes waiting calls once renewed', async () => {
  const browser = browserWithTabs();
  const { session, acting } = browser.tab();
  session.start(signedIn);
  acting.begin(granted);
  expect(acting.isSpent()).toBe(false);
  const waiting = acting.spent();
  expect(acting.isSpent()).toBe(true);
  acting.renewed({ ...granted, expiresAt: 1_800_000 });
  await waiting;
  expect(acting.isSpent()).toBe(false);
  browser.pass(800_000);
  expect(acting.isSpent()).toBe(true);
});
