import type { createClient, createOpener, PublicConfig } from '@sportello/calls';
import { INACTIVITY_MS, ROUTES, type Instant } from '@sportello/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import { createActing, type Acting } from '../../session/acting.ts';
import { browserParts, browserSession, wait } from '../../session/browser.ts';
import { createClock, type Clock } from '../../session/activity/clock.ts';
import { createCookieManager } from '../../session/storage/cookies.ts';
import { createDrafts, formsOf, type Drafts } from '../../session/storage/drafts.ts';
import { createInactivity, type Inactivity } from '../../session/activity/inactivity.ts';
import type { KeyValue } from '../../session/storage/key-value.ts';
import { createKnown, type Known } from '../../session/storage/known.ts';
import { once } from '../../session/storage/once.ts';
import { watchPresence } from '../../session/activity/presence.ts';
import { signOut } from '../../session/sign-out.ts';
import { startUp } from '../../session/start-up.ts';
import type { SessionStore } from '../../session/store.ts';
import type { EndReason, Vault } from '../../session/storage/vault.ts';
import { givenConfig, loadConfig } from './config.ts';
import { fetchEarly } from './early.ts';
import type { Gateway } from '../gateway/gateway.ts';

/**
 * Everything needed before the customer area: the provider's config, the session, the gateway client. The login needs
 * no more; the app with its router and its cache is built on it (api/app.ts).
 */
export interface Door {
  readonly config: PublicConfig;
  readonly session: SessionStore;
  readonly acting: Acting;
  readonly clock: Clock;
  readonly inactivity: Inactivity;
  readonly drafts: Drafts;
  readonly browserStorage: KeyValue;
  /** Tab storage; keys with the session's own prefix are cleared with the session (session/vault.ts). */
  readonly tabStorage: KeyValue;
  readonly known: Known;
  readonly call: ReturnType<typeof createClient>;
  readonly open: ReturnType<typeof createOpener>;
  readonly isOnline: () => boolean;
  readonly endedBecause: EndReason | undefined;
  readonly signOut: () => Promise<void>;
}

const isOnline = () => navigator.onLine;

/**
 * Starts up in the order of pagine.avvio.1.
 *
 * @param enableCache its last step: opens the app with its cache, or the login alone
 */
export async function startUpTo<Rest>(enableCache: (door: Door) => Rest): Promise<Rest> {
  const { origin } = window.location;
  const clock = createClock({ wall: () => Date.now(), monotonic: () => performance.now() });
  const askServer = async () => {
    const { body, time } = await loadConfig();
    if (time !== undefined) clock.hear(time);
    return body;
  };
  const given = givenConfig();
  const asked = askServer();
  // A page with an embedded config waits for the server's time only if a session depends on it.
  const answer = given ?? (await asked);
  const config = given ?? (await import('../gateway/gateway.ts')).readConfig(answer);
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
    (await import('../gateway/gateway.ts')).openGateway({
      config,
      tokens: session,
      acting,
      cookies,
      origin,
      fetch: fetchEarly({
        given: window.sportelloEarly,
        tab: parts.tabStorage,
        path: () => window.location.pathname,
        now: () => performance.now(),
        fetch: (request) => fetch(request),
      }),
      isOnline,
    }),
  );
  const call: Door['call'] = async (entry, request, options) => (await gateway()).call(entry, request, options);
  const open: Door['open'] = async (entry, request, options) => (await gateway()).open(entry, request, options);
  const leave = (why: EndReason) => signOut(session, async () => (await gateway()).announceSignOut(), wait, why);
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

  const acting = createActing({
    ...parts,
    session,
    clock: clock.now,
    tab: parts.tabStorage,
    browser: parts.browserStorage,
    go: (path) => (path === undefined ? window.location.reload() : window.location.replace(path)),
    isAtDesk: () => window.location.pathname.startsWith(`/${ROUTES.OPERATOR_HOME}`),
    dropDrafts: (username, customerCode) => drafts.dropNamed(username, formsOf(customerCode)),
  });
  return await startUp({
    initCookies: () => cookies.init(),
    restoreSession() {
      session.restore(inactivity.isOverdue);
      acting.restore();
    },
    enableCache() {
      watchPresence(inactivity);
      const endedBecause = session.takeEnd();
      // Unsent drafts are dropped when users sign out themselves.
      if (endedBecause === 'SIGNED_OUT') drafts.dropAll();
      const signOut = () => leave('SIGNED_OUT');
      const door = {
        config,
        session,
        acting,
        clock,
        inactivity,
        drafts,
        browserStorage: parts.browserStorage,
        tabStorage: parts.tabStorage,
        known: createKnown(session, { tab: parts.tabStorage, browser: parts.browserStorage }),
        call,
        open,
        isOnline,
        endedBecause,
        signOut,
      };
      return enableCache(door);
    },
  });
}

/**
 * Returns true if a stored session looks expired, inactive or created in the future: the device's clock may be wrong.
 */
function hangsOnTime(vault: Vault, now: Instant): boolean {
  const session = vault.held() ?? vault.remembered();
  if (session === undefined) return false;
  const left = session.expiresAt - now;
  const idle = now - (vault.seen() ?? now);
  return left <= 0 || left > session.expiresIn * 1000 || idle < 0 || idle >= INACTIVITY_MS;
}

export const AuthPageContext = createContext<Door | undefined>(undefined);

export function useSignInGate(): Door {
  const door = use(AuthPageContext);
  if (door === undefined) throw new Error('useSignInGate outside the page');
  return door;
}

export function useActing() {
  const { acting } = useSignInGate();
  // Pages rendered at build time call this, too.
  return useSyncExternalStore(acting.subscribe, acting.current, acting.current);
}

export function useSession() {
  const { session } = useSignInGate();
  return useSyncExternalStore(session.subscribe, session.current);
}

export function usePresence() {
  const { inactivity } = useSignInGate();
  return useSyncExternalStore(inactivity.subscribe, inactivity.presence);
}
