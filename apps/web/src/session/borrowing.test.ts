import { describe, expect, it } from 'vitest';
import { fakeBrowser, tokens } from './fixture.ts';
import { admit } from './guard.ts';

const signIn = (username = 'full') => ({ username, tokens: tokens(), rememberMe: false });

describe('a tab without a session (sessione.memoria.5)', () => {
  it('borrows the session of another tab, and ends with it', async () => {
    const browser = fakeBrowser();
    const one = browser.tab();
    one.session.start(signIn());
    const fresh = browser.tab();
    fresh.session.restore();
    expect(await admit(fresh.session)).toBe(true);
    expect(fresh.session.current()).toEqual(one.session.current());
    expect(fresh.vault.held()).toEqual(one.session.current());
    expect(fresh.vault.remembered()).toBeUndefined();
    one.session.end('SIGNED_OUT');
    await browser.settle();
    expect(fresh.session.current()).toBeUndefined();
    expect(fresh.left).toEqual(['/login']);
  });

  it('finds no session where no other tab has one', async () => {
    const browser = fakeBrowser();
    browser.tab();
    const fresh = browser.tab();
    fresh.session.restore();
    expect(await admit(fresh.session)).toBe(false);
  });

  it.each([[['luce', 'gas']], [['gas', 'luce']]])('borrows the session of the last used tab, of %s', async (order) => {
    const browser = fakeBrowser();
    for (const username of order) {
      const tab = browser.tab();
      tab.session.start(signIn(username));
      tab.vault.noteSeen(username === 'gas' ? 2 : 1);
    }
    const fresh = browser.tab();
    await fresh.session.borrow();
    expect(fresh.session.current()?.username).toBe('gas');
  });

  it('does not borrow a session that is ending or ended meanwhile', async () => {
    const browser = fakeBrowser();
    const leaving = browser.tab();
    leaving.session.start(signIn());
    leaving.session.leaveBecause('SIGNED_OUT');
    const ended = browser.tab();
    ended.session.start(signIn('gas'));
    const fresh = browser.tab();
    const asked = fresh.session.borrow();
    await Promise.resolve();
    ended.session.end('SIGNED_OUT');
    await asked;
    expect(fresh.session.current()).toBeUndefined();
  });

  it('leaves alone what is lent to another, and what comes too late', async () => {
    const browser = fakeBrowser();
    const bystander = browser.tab();
    const one = browser.tab();
    one.session.start(signIn());
    one.deafen(true);
    const fresh = browser.tab();
    await fresh.session.borrow();
    one.deafen(false);
    const other = browser.tab();
    await other.session.borrow();
    expect(other.session.current()?.username).toBe('full');
    expect(fresh.session.current()).toBeUndefined();
    expect(bystander.session.current()).toBeUndefined();
  });
});
