import { createClient, type PublicConfig, signOut as signOutCall, token } from '@sportello/calls';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import { browserSession, wait } from '../session/browser.ts';
import { createCookieManager } from '../session/cookies.ts';
import { signOut } from '../session/sign-out.ts';
import { startUp } from '../session/start-up.ts';
import type { SessionStore } from '../session/store.ts';
import type { EndReason } from '../session/vault.ts';
import { createCache } from './cache.ts';
import { loadConfig } from './config.ts';
import { createQueries } from './queries.ts';
import { createTransport } from './transport.ts';

/** What a running app consists of, beside its screens. */
export interface App extends ReturnType<typeof createQueries> {
  readonly config: PublicConfig;
  readonly session: SessionStore;
  readonly cache: QueryClient;
  readonly call: ReturnType<typeof createClient>;
  /** Why the session before this page load ended. */
  readonly endedBecause: EndReason | undefined;
  readonly signOut: () => Promise<void>;
}

/** Puts the app together and starts it up in the order of Spec 1 §4. */
export async function startApp(): Promise<App> {
  const config = await loadConfig();
  const { origin } = window.location;

  const cookies = createCookieManager({
    read: () => document.cookie,
    ask: loadConfig,
    every: (ms, act) => setInterval(act, ms),
  });
  const session: SessionStore = browserSession(async (refreshToken) => {
    const body = { grant_type: 'refresh_token', client_id: config.clientId, refresh_token: refreshToken };
    return (await call(token, { body })).model;
  });
  const call = createClient(
    createTransport({ config, tokens: session, cookies, origin, fetch: (request) => fetch(request) }),
  );

  const cache = await startUp({
    initCookies: () => cookies.init(),
    restoreSession: () => session.restore(),
    enableCache: () => createCache(session),
  });

  return {
    config,
    session,
    cache,
    call,
    ...createQueries({ call, session, cache }),
    endedBecause: session.takeEnd(),
    signOut: () => signOut(session, () => tellServer(config, call), wait),
  };
}

/** Not every provider's gateway can be told; the tokens then run out by themselves. */
async function tellServer(config: PublicConfig, call: App['call']): Promise<void> {
  if (config.capabilities.includes(signOutCall.id)) await call(signOutCall, {});
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = use(AppContext);
  if (app === undefined) throw new Error('useApp outside the app');
  return app;
}

/** Who is signed in; the component follows every change. */
export function useSession() {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.current);
}
