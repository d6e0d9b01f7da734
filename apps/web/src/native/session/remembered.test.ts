import { describe, expect, it, vi } from 'vitest';
import { tolerantStorage } from '../../session/storage/key-value.ts';
import { SESSION_KEY } from '../../session/storage/vault.ts';
import { openRemembered, type Unlocking } from './remembered.ts';
import { isInKeyStore, secureStorage, type KeyStore } from './secure-storage.ts';

const SESSION = '{"refreshToken":"secret"}';

function memory(content: Record<string, string> = {}) {
  const storage = tolerantStorage(() => {
    throw new Error('none');
  });
  for (const [key, value] of Object.entries(content)) storage.set(key, value);
  return storage;
}

function keyStore(content: string | null = null) {
  let held = content;
  const log: string[] = [];
  const store: KeyStore = {
    read: async () => held,
    async write(session) {
      log.push('write');
      held = session;
    },
    async remove() {
      log.push('remove');
      held = null;
    },
  };
  return { store, log, held: () => held };
}

describe('secureStorage', () => {
  it('keeps the session in the key store alone, and all else in the browser', async () => {
    const browser = memory();
    const { store, held } = keyStore();
    const storage = secureStorage(browser, store, null);
    storage.set(SESSION_KEY, SESSION);
    storage.set('sportello.known.x', '1');
    expect(storage.get(SESSION_KEY)).toBe(SESSION);
    await vi.waitFor(() => expect(held()).toBe(SESSION));
    expect(
      browser
        .keys()
        .map((key) => browser.get(key))
        .join(),
    ).not.toContain('secret');
    expect(browser.get('sportello.known.x')).toBe('1');
    expect(isInKeyStore(browser)).toBe(true);
  });

  it('writes in order, also after a failure', async () => {
    const { store, log, held } = keyStore();
    const write = vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('busy'));
    const storage = secureStorage(memory(), store, null);
    storage.set(SESSION_KEY, 'a');
    storage.set(SESSION_KEY, 'b');
    storage.remove(SESSION_KEY);
    await vi.waitFor(() => expect(log).toEqual(['write', 'remove']));
    expect(write).toHaveBeenCalledTimes(2);
    expect(held()).toBeNull();
  });
});

describe('openRemembered', () => {
  function setUp(parts: Partial<Unlocking> & { held?: string | null; browserHas?: string } = {}) {
    const { held = SESSION, browserHas = 'in-key-store', ...rest } = parts;
    const browser = memory(browserHas === '' ? {} : { [SESSION_KEY]: browserHas });
    const keys = keyStore(held);
    const recognize = vi.fn(async () => true);
    const askAgain = vi.fn(async () => 'AGAIN' as const);
    const open = () =>
      openRemembered({ browser, store: keys.store, recognize, isOpen: () => false, askAgain, ...rest });
    return { browser, keys, recognize, askAgain, open };
  }

  it('returns the session once the owner is recognized', async () => {
    const { open, recognize } = setUp();
    expect((await open()).get(SESSION_KEY)).toBe(SESSION);
    expect(recognize).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failed attempt, and reads nothing before', async () => {
    const recognize = vi.fn(async () => true).mockResolvedValueOnce(false);
    const { open, askAgain, keys } = setUp({ recognize });
    const read = vi.spyOn(keys.store, 'read');
    askAgain.mockImplementation(async () => {
      expect(read).not.toHaveBeenCalled();
      return 'AGAIN';
    });
    expect((await open()).get(SESSION_KEY)).toBe(SESSION);
    expect(askAgain).toHaveBeenCalledTimes(1);
  });

  it('deletes the session for whoever prefers the password', async () => {
    const { open, keys, browser } = setUp({ recognize: async () => false, askAgain: async () => 'WITH_PASSWORD' });
    expect((await open()).get(SESSION_KEY)).toBeNull();
    await vi.waitFor(() => expect(keys.held()).toBeNull());
    expect(isInKeyStore(browser)).toBe(false);
  });

  it('asks nobody in a tab that is open, or without a session', async () => {
    for (const each of [setUp({ isOpen: () => true }), setUp({ browserHas: '', held: null })]) {
      await each.open();
      expect(each.recognize).not.toHaveBeenCalled();
    }
  });

  it('moves a session of the browser to the key store', async () => {
    const { open, keys, browser } = setUp({ browserHas: SESSION, held: null });
    expect((await open()).get(SESSION_KEY)).toBe(SESSION);
    await vi.waitFor(() => expect(keys.held()).toBe(SESSION));
    expect(isInKeyStore(browser)).toBe(true);
  });

  it('returns no session where the key store has lost it', async () => {
    const { open } = setUp({ held: null });
    expect((await open()).get(SESSION_KEY)).toBeNull();
  });
});
