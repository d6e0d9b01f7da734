import type { createClient, createOpener, PublicConfig } from '@sportello/calls';
import { INACTIVITY_MS, type Instant } from '@sportello/domain';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import { browserParts, browserSession, randomId, wait } from '../session/browser.ts';
import { createClock, type Clock } from '../session/clock.ts';
import { createCookieManager } from '../session/cookies.ts';
import { createDrafts, type Drafts } from '../session/drafts.ts';
import { createInactivity, type Inactivity } from '../session/inactivity.ts';
import { tolerantStorage, type KeyValue } from '../session/key-value.ts';
import { watchPresence } from '../session/presence.ts';
import { signOut } from '../session/sign-out.ts';
import { startUp } from '../session/start-up.ts';
import type { SessionStore } from '../session/store.ts';
import type { EndReason, Vault } from '../session/vault.ts';
import { createCache } from './cache.ts';
import { givenConfig, loadConfig } from './config.ts';
import { createLastTypes, type LastTypes } from './last-type.ts';
import type { Gateway } from './gateway.ts';
import { createQueries } from './queries.ts';
import { createSending } from './sending.ts';

/** What a running app consists of, beside its screens. */
export interface App extends ReturnType<typeof createQueries> {
  readonly config: PublicConfig;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly inactivity: Inactivity;
  readonly drafts: Drafts;
  /** What the browser keeps beside sessions: what was seen already, what was known last. */
  readonly browserStorage: KeyValue;
  readonly lastTypes: LastTypes;
  readonly cache: QueryClient;
  readonly call: ReturnType<typeof createClient>;
  readonly open: ReturnType<typeof createOpener>;
  readonly sendingOf: ReturnType<typeof createSending>;
  /** Why the session before this page load ended. */
  readonly endedBecause: EndReason | undefined;
  readonly signOut: () => Promise<void>;
}

const isOnline = () => navigator.onLine;

/** Puts the app together and starts it up in the order of pagine.avvio.1. */
export async function startApp(): Promise<App> {
  const { origin } = window.location;
  const clock = createClock({ wall: () => Date.now(), monotonic: () => performance.now() });
  const askServer = async () => {
    const { body, time } = await loadConfig();
    if (time !== undefined) clock.hear(time);
    return body;
  };
  const given = givenConfig();
  const asked = askServer();
  // A page that brought the config waits for the server's time only where a session hangs on it.
  const answer = given ?? (await asked);
  const config = given ?? (await import('./gateway.ts')).readConfig(answer);
  const parts = browserParts();
  const known = asked.catch(() => undefined);
  if (hangsOnTime(parts.vault, clock.now())) await known;

  const cookies = createCookieManager({
    read: () => document.cookie,
    ask: askServer,
    every: (ms, act) => setInterval(act, ms),
  });
  const session: SessionStore = browserSession(parts, clock, async (refreshToken) =>
    (await gateway()).renew(refreshToken),
  );
  const gateway = once<Gateway>(async () =>
    (await import('./gateway.ts')).openGateway({
      config,
      tokens: session,
      cookies,
      origin,
      fetch: (request) => fetch(request),
      isOnline,
    }),
  );
  const call: App['call'] = async (entry, request, options) => (await gateway()).call(entry, request, options);
  const open: App['open'] = async (entry, request, options) => (await gateway()).open(entry, request, options);
  const leave = (why: EndReason) => signOut(session, async () => (await gateway()).tellSignOut(), wait, why);
  const inactivity = createInactivity({
    ...parts,
    session,
    clock,
    askTime: askServer,
    wait,
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    signOut: () => void leave('INACTIVE'),
  });
  const drafts = createDrafts(parts.tabStorage, clock.now);
  session.subscribe(() => {
    const current = session.current();
    if (current !== undefined) drafts.dropOthers(current.username);
  });

  const cache = await startUp({
    initCookies: () => cookies.init(),
    restoreSession: () => session.restore(inactivity.isOverdue),
    enableCache: () => createCache(session),
  });
  watchPresence(inactivity);
  const endedBecause = session.takeEnd();
  const browserStorage = tolerantStorage(() => window.localStorage);
  // What is not sent goes with whoever leaves by themselves.
  if (endedBecause === 'SIGNED_OUT') drafts.dropAll();

  return {
    config,
    session,
    clock,
    inactivity,
    drafts,
    browserStorage,
    lastTypes: createLastTypes(browserStorage),
    cache,
    call,
    open,
    ...createQueries({ call, session, cache }),
    sendingOf: createSending({ call, isOnline, newKey: randomId }),
    endedBecause,
    signOut: () => leave('SIGNED_OUT'),
  };
}

/** Whether a stored session looks expired or left alone, or made later than now: the device's clock may be wrong. */
function hangsOnTime(vault: Vault, now: Instant): boolean {
  const session = vault.held() ?? vault.remembered();
  if (session === undefined) return false;
  const left = session.expiresAt - now;
  const idle = now - (vault.seen() ?? now);
  return left <= 0 || left > session.expiresIn * 1000 || idle < 0 || idle >= INACTIVITY_MS;
}

/** Makes something when it is first needed; a try that failed is made again. */
function once<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
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

/** Whether the customer is still there, as far as their input tells. */
export function usePresence() {
  const { inactivity } = useApp();
  return useSyncExternalStore(inactivity.subscribe, inactivity.presence);
}
