import { CallError } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { fakeBrowser, serverOf, tokens } from './fixture.ts';
import { admit } from './guard.ts';

const no = () => new CallError('refused', '', { status: 401, code: 'SESSION_NOT_VALID' });

describe('who enters the customer area', () => {
  it.each([
    { who: 'with a valid session', signedIn: true, passed: 299_999, failures: [], enters: true, asked: 0, left: 0 },
    { who: 'with an expired session', signedIn: true, passed: 300_000, failures: [], enters: true, asked: 1, left: 0 },
    { who: 'whose renewal fails', signedIn: true, passed: 300_000, failures: [no], enters: false, asked: 1, left: 1 },
    { who: 'without a session', signedIn: false, passed: 0, failures: [], enters: false, asked: 0, left: 0 },
  ])('admits a user $who: $enters', async ({ signedIn, passed, failures, enters, asked, left }) => {
    const browser = fakeBrowser();
    const server = serverOf([...failures]);
    const tab = browser.tab(server.renew);
    if (signedIn) tab.session.start({ username: 'full', tokens: tokens(), rememberMe: true });
    browser.pass(passed);

    expect(await admit(tab.session)).toBe(enters);

    expect(server.calls).toHaveLength(asked);
    expect(tab.left).toHaveLength(left);
    expect(tab.session.current() !== undefined).toBe(enters);
    expect(tab.vault.remembered()?.rememberMe ?? false).toBe(enters);
  });

  it('admits a session whose renewal got no answer, until the server answers', async () => {
    const browser = fakeBrowser();
    const lost = () => new CallError('offline', 'No answer');
    const { session, left } = browser.tab(serverOf([lost, lost, lost, no]).renew);
    session.start({ username: 'full', tokens: tokens(), rememberMe: false });
    browser.pass(300_000);
    expect(await admit(session)).toBe(true);
    expect(session.current()?.username).toBe('full');
    browser.pass(5000);
    expect(await admit(session)).toBe(false);
    expect(left).toEqual(['/login']);
  });

  it('admits a session that can only be renewed once there is a network', async () => {
    const browser = fakeBrowser();
    const { session, world } = browser.tab();
    session.start({ username: 'full', tokens: tokens(), rememberMe: false });
    browser.pass(300_000);
    world.isOnline = () => false;
    expect(await admit(session)).toBe(true);
    expect(session.current()?.username).toBe('full');
  });
});
