import type { Tokens } from '@sportello/domain';
import type { Channel, Message } from './channel.ts';
import { tolerantStorage } from './key-value.ts';
import { tabLocks } from './locks.ts';
import { createSessionStore, type SessionWorld } from './store.ts';
import { createVault } from './vault.ts';

/** A browser for tests: what all its tabs share, and a clock that stands still. */
export function fakeBrowser() {
  const shared = memoryStorage();
  const locks = tabLocks();
  const hearers = new Set<{ hear: (message: Message) => void; owner: object }>();
  const said: Message[] = [];
  let now = 1_000_000;
  let ids = 0;
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

  function tab(renew: SessionWorld['renew'] = serverOf().renew, storage: Storage = memoryStorage()) {
    const owner = {};
    const channel: Channel = {
      post(message) {
        said.push(message);
        for (const each of hearers) if (each.owner !== owner) queueMicrotask(() => each.hear(message));
      },
      listen: (hear) => hearers.add({ hear, owner }),
    };
    const left: string[] = [];
    const waits: number[] = [];
    const vault = createVault(
      tolerantStorage(() => storage),
      tolerantStorage(() => shared),
    );
    const world = {
      vault,
      channel,
      locks,
      clock: () => now,
      newId: () => `session-${(ids += 1)}`,
      wait: (ms: number) => {
        waits.push(ms);
        return pause();
      },
      isOnline: () => true,
      renew,
      leave: () => left.push('/login'),
    };
    return { session: createSessionStore(world), world, vault, storage, left, waits };
  }

  return { tab, shared, said, pass: (ms: number) => (now += ms), now: () => now, settle: pause };
}

/** A token endpoint that rotates: it counts its calls and knows one good refresh token. */
export function serverOf(failures: (() => unknown)[] = []) {
  const calls: string[] = [];
  let generation = 0;
  return {
    calls,
    renew: async (refreshToken: string): Promise<Tokens> => {
      calls.push(refreshToken);
      await new Promise<void>((resolve) => setTimeout(resolve));
      const failure = failures.shift();
      if (failure !== undefined) throw failure();
      generation += 1;
      return tokens(generation);
    },
  };
}

export function tokens(generation = 0): Tokens {
  return { accessToken: `access-${generation}`, refreshToken: `refresh-${generation}`, expiresIn: 300 };
}

export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      items.set(key, value);
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true });
    },
    removeItem(key: string) {
      items.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  // Browsers list the keys of a storage as its own properties, and nothing else.
  for (const method of Object.keys(storage)) Object.defineProperty(storage, method, { enumerable: false });
  return storage as unknown as Storage;
}
