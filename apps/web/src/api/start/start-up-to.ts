import { INACTIVITY_MS, ROUTES, type Instant } from '@sportello/domain';
import { createActing } from '../../session/acting.ts';
import { browserParts, browserSession, wait } from '../../session/browser.ts';
import { createClock } from '../../session/activity/clock.ts';
import { createCookieManager } from '../../session/storage/cookies.ts';
import { createDrafts, formsOf } from '../../session/storage/drafts.ts';
import { createInactivity } from '../../session/activity/inactivity.ts';
import { createKnown } from '../../session/storage/known.ts';
import { once } from '../../session/storage/once.ts';
import type { KeyValue } from '../../session/storage/key-value.ts';
import { watchPresence } from '../../session/activity/presence.ts';
import { signOut } from '../../session/sign-out.ts';
import { SHARED_PHOTOS } from '../../service-worker/messages.ts';
import { startUp } from '../../session/start-up.ts';
import type { SessionStore } from '../../session/store.ts';
import type { EndReason, Vault } from '../../session/storage/vault.ts';
import { givenConfig, loadConfig } from './config.ts';
import { fetchEarly } from './early.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Door } from './sign-in-gate.ts';

const isOnline = () => navigator.onLine;

interface StartOptions {
  /** Called when the server no longer serves this build. */
  readonly onTooOld?: () => void;
  /** Remembers the session instead of the browser's storage. */
  readonly browserStorage?: KeyValue | undefined;
}

/**
 * Starts up in the order of pagine.avvio.1.
 *
 * @param enableCache its last step: opens the app with its cache, or the login alone
 */
export async function startUpTo<Rest>(
  enableCache: (door: Door) => Rest,
  { onTooOld = () => undefined, browserStorage }: StartOptions = {},
): Promise<Rest> {
  const { origin } = window.location;
  const clock = createClock({ wall: () => Date.now(), monotonic: () => performance.now() });
  const askServer = async () => {
    const { body, time } = await loadConfig();
    if (time !== undefined) clock.hear(time);
    return body;
  };
  const given = givenConfig();
  const parts = browserParts(browserStorage);
  const isTimeNeeded = hangsOnTime(parts.vault, clock.now());
  // A page with an embedded config waits for the server's time only if a session depends on it, and else asks for it
  // once the files are there that it would delay.
  const asked = given === undefined || isTimeNeeded ? askServer() : whenLoaded().then(askServer);
  const answer = given ?? (await asked);
  const config = given ?? (await import('../gateway/gateway.ts')).readConfig(answer);
  const known = asked.catch(() => undefined);
  if (isTimeNeeded) await known;

  const cookies = createCookieManager({
    read: () => document.cookie,
    ask: askServer,
    every: (ms, act) => setInterval(act, ms),
  });
  const session: SessionStore = browserSession(parts, clock, askServer, async (refreshToken) =>
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
      onTooOld,
    }),
  );
  const call: Door['call'] = async (entry, request, options) => (await gateway()).call(entry, request, options);
  const open: Door['open'] = async (entry, request, options) => (await gateway()).open(entry, request, options);
  const askParts: Door['askParts'] = async (entry, request) => (await gateway()).askParts(entry, request);
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
      if (endedBecause !== undefined) dropSharedPhotos();
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
        askParts,
        isOnline,
        endedBecause,
        signOut,
      };
      return enableCache(door);
    },
  });
}

/** A photo that nobody took may be of who was here before. Without HTTPS there is no cache. */
const dropSharedPhotos = () => void (window.caches as CacheStorage | undefined)?.delete(SHARED_PHOTOS);

const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

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
