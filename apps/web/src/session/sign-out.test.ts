import { expect, it, vi } from 'vitest';
import { fakeBrowser, tokens } from './fixture.ts';
import { SIGN_OUT_PATIENCE_MS, signOut } from './sign-out.ts';

function signedIn() {
  const tab = fakeBrowser().tab();
  tab.session.start({ username: 'full', tokens: tokens(), rememberMe: false });
  return tab;
}

it('tells the server while the session still is there', async () => {
  const { session, left } = signedIn();
  let wasThere = false;
  await signOut(
    session,
    async () => (wasThere = session.current() !== undefined),
    () => new Promise(() => undefined),
  );
  expect(wasThere).toBe(true);
  expect(session.current()).toBeUndefined();
  expect(left).toEqual(['/login']);
});

it.each([
  ['does not answer', () => new Promise(() => undefined)],
  ['fails', () => Promise.reject(new Error('down'))],
])('leaves all the same when the server %s', async (_, notifyServer) => {
  const { session } = signedIn();
  const wait = vi.fn(async () => undefined);
  await signOut(session, notifyServer, wait);
  expect(wait).toHaveBeenCalledWith(SIGN_OUT_PATIENCE_MS);
  expect(session.takeEnd()).toBe('SIGNED_OUT');
});

it('ends as a sign-out in a tab whose renewal the server rejects before that tab receives the end', async () => {
  const browser = fakeBrowser();
  const own = browser.tab();
  own.session.start({ username: 'full', tokens: tokens(), rememberMe: true });
  const other = browser.tab();
  other.session.restore();
  await signOut(
    own.session,
    async () => {
      await browser.settle();
      other.session.end('REFRESH_FAILED');
    },
    () => new Promise(() => undefined),
  );
  expect(other.session.takeEnd()).toBe('SIGNED_OUT');
});

it.each(['SIGNED_OUT', 'INACTIVE'] as const)(
  'says %s also where the server, which knows it already, rejects what is asked meanwhile',
  async (why) => {
    const { session } = signedIn();
    await signOut(
      session,
      async () => session.end('REFRESH_FAILED'),
      () => new Promise(() => undefined),
      why,
    );
    expect(session.takeEnd()).toBe(why);
  },
);
