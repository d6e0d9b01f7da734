import type { Tokens } from '@sportello/domain';
import type { Channel, Message } from './channel.ts';
import { tolerantStorage } from './storage/key-value.ts';
import { tabLocks } from './locks.ts';
import { createSessionStore, type SessionWorld } from './store.ts';
import { createVault } from './storage/vault.ts';

/** Fakes a browser: storage shared by all its tabs, and a stopped clock. */
export function fakeBrowser() {
  const shared = memoryStorage();
  const locks = tabLocks();
  const hearers = new Set<{ hear: (message: Message) => unknown; owner: object }>();
  const said: Message[] = [];
  let now = 1_000_000;
  let ids = 0;
  let ahead = 0;
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

  function tab(
    renew: SessionWorld['renew'] = serverOf().renew,
    storage: Storage = memoryStorage(),
    browserStorage: Storage = shared,
  ) {
    const owner = {};
    let isDeaf = false;
    const channel: Channel = {
      post(message) {
        said.push(message);
        for (const each of hearers) if (each.owner !== owner) queueMicrotask(() => each.hear(message));
      },
      listen: (hear) => hearers.add({ hear: (message) => isDeaf || hear(message), owner }),
    };
    const left: string[] = [];
    const waits: number[] = [];
    const vault = createVault(
      tolerantStorage(() => storage),
      tolerantStorage(() => browserStorage),
    );
    const world = {
      vault,
      channel,
      locks,
      clock: () => now,
      settleClock: async () => {
        now -= ahead;
        ahead = 0;
      },
      newId: () => `session-${(ids += 1)}`,
      wait: (ms: number) => {
        waits.push(ms);
        return pause();
      },
      isOnline: () => true,
      renew,
      leave: () => left.push('/login'),
    };
    const deafen = (on: boolean) => void (isDeaf = on);
    return { session: createSessionStore(world), world, vault, storage, left, waits, deafen };
  }

  function putForward(ms: number) {
    now += ms;
    ahead += ms;
  }

  return { tab, shared, said, pass: (ms: number) => (now += ms), putForward, now: () => now, settle: pause };
}

export const nobody = { current: () => undefined, hasEnded: () => false, spent: async () => undefined };

/** Fakes a token endpoint with rotation: it counts its calls and accepts one refresh token. */
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
  // Browsers list only the keys of a storage as its own properties.
  for (const method of Object.keys(storage)) Object.defineProperty(storage, method, { enumerable: false });
  return storage as unknown as Storage;
}

export function copyOf(storage: Storage): Storage {
  const copy = memoryStorage();
  for (const key of Object.keys(storage)) copy.setItem(key, storage.getItem(key) ?? '');
  return copy;
}

export function forbidden(): Storage {
  return new Proxy(memoryStorage(), {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

export function full(): Storage {
  return new Proxy(memoryStorage(), {
    get: (storage, key) => {
      if (key !== 'setItem') return Reflect.get(storage, key) as unknown;
      return () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  });
}
