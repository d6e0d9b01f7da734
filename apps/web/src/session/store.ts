import {
  isExpired,
  RuleError,
  sessionAccess,
  startSession,
  type Instant,
  type Session,
  type Tokens,
} from '@sportello/domain';
import { createBorrowing } from './borrowing.ts';
import type { Channel } from './channel.ts';
import type { Locks } from './locks.ts';
import { createRenewal } from './renewal.ts';
import { newer, type StoredSession } from './stored.ts';
import type { EndReason, Vault } from './storage/vault.ts';

export interface SessionWorld {
  readonly vault: Vault;
  readonly channel: Channel;
  readonly locks: Locks;
  readonly clock: () => Instant;
  /** Asks the server for the time if the device's clock jumped ahead. */
  readonly settleClock: () => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly newId: () => string;
  readonly isOnline: () => boolean;
  readonly renew: (refreshToken: string) => Promise<Tokens>;
  /** Replaces this page with the sign-in page and reloads it (sessione.stati.2). */
  readonly leave: () => void;
}

/** Holds this tab's session; independent of framework and browser. */
export function createSessionStore(world: SessionWorld) {
  const { vault, channel } = world;
  let current: StoredSession | undefined;
  let isRestored = false;
  let leavingBecause: EndReason | undefined;
  /** Sessions whose end was announced before this tab knew its own. */
  const endedBefore = new Map<string, EndReason>();
  const listeners = new Set<() => void>();

  function hold(session: StoredSession | undefined): void {
    current = session;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function adopt(session: StoredSession): void {
    if (session === current) return;
    vault.renew(session);
    hold(session);
  }

  /** Ends the session; without one, only this tab is cleared and no message is sent. */
  function end(why: EndReason, options: { invalidateOthers: boolean } = { invalidateOthers: true }): void {
    const ended = current;
    // The server may process the sign-out before this tab does, and reject other pending calls: the reason stays the
    // same.
    const reason = leavingBecause ?? why;
    if (ended !== undefined) {
      vault.forget(ended.id);
      if (options.invalidateOthers) channel.post({ kind: 'ended', id: ended.id, why: reason });
    }
    giveUp(reason);
  }

  /**
   * Leaves a session that ended elsewhere. The browser's storage is left to the tab that ended it: this one may still
   * see the old value there, and would delete a newer session.
   */
  function giveUp(why: EndReason): void {
    const had = current !== undefined;
    hold(undefined);
    vault.clearTab();
    if (had) vault.noteEnd(why);
    world.leave();
  }

  const renewal = createRenewal({ world, current: () => current, adopt, subscribe, end });
  const borrowing = createBorrowing(world);

  channel.listen((message) => {
    borrowing.hear(message);
    if (message.kind === 'ended' && !isRestored) endedBefore.set(message.id, message.why);
    if (current === undefined) return;
    if (message.kind === 'renewed') adopt(newer(current, message.session));
    if (message.kind === 'asked' && message.id === current.id) channel.post({ kind: 'renewed', session: current });
    // A session about to end is not lent.
    if (message.kind === 'missing' && leavingBecause === undefined) {
      channel.post({ kind: 'lent', question: message.question, session: current, at: vault.seen() ?? 0 });
    }
    if (message.kind === 'leaving' && message.id === current.id) leavingBecause = message.why;
    if (message.kind === 'ended' && message.id === current.id) giveUp(message.why);
    if (message.kind === 'remembered' && message.id !== current.id && vault.isShared(current)) {
      giveUp('REPLACED');
    }
  });

  /** Returns why a held session is no longer valid: it ended while no page was open to receive the message. */
  function overSince(held: StoredSession, remembered: StoredSession | undefined, isIdle: () => boolean) {
    const heard = endedBefore.get(held.id);
    if (heard !== undefined) return heard;
    if (vault.isShared(held) && remembered?.id !== held.id) return remembered === undefined ? 'SIGNED_OUT' : 'REPLACED';
    return !held.rememberMe && isIdle() ? 'INACTIVE' : undefined;
  }

  return {
    current: () => current,
    subscribe,

    /**
     * At start: keeps the session that this tab holds, else restores the remembered one, else clears everything
     * (sessione.memoria.2).
     *
     * @param isIdle returns true if the customer has been inactive for too long
     */
    restore(isIdle: () => boolean = () => false): void {
      let held = vault.held();
      const remembered = vault.remembered();
      const over = held && overSince(held, remembered, isIdle);
      if (over !== undefined) {
        held = undefined;
        vault.clearTab();
        vault.noteEnd(over);
      }
      const session = held === undefined ? remembered : newer(held, remembered);
      if (session === undefined) {
        vault.clearTab();
        vault.forget();
      } else if (held === undefined) {
        vault.keep(session);
      } else {
        vault.renew(session);
      }
      isRestored = true;
      endedBefore.clear();
      hold(session);
    },

    /**
     * Takes another tab's session when this tab and the browser have none: a link opened in a new tab keeps the
     * session (sessione.memoria.5).
     */
    async borrow(): Promise<void> {
      const session = await borrowing.ask();
      if (session === undefined || current !== undefined) return;
      vault.clearTab();
      vault.keep(session);
      hold(session);
    },

    start(signIn: { username: string; tokens: Tokens; rememberMe: boolean }): Session {
      const session = { ...startSession(signIn, world.clock()), id: world.newId(), renewals: 0 };
      vault.clearTab();
      vault.takeEnd();
      leavingBecause = undefined;
      // Data of the previously remembered user must not stay beside the new one.
      if (session.rememberMe) vault.forget(vault.remembered()?.id);
      vault.keep(session);
      if (vault.isShared(session)) channel.post({ kind: 'remembered', id: session.id });
      hold(session);
      return session;
    },

    /**
     * Returns the session with a valid token: waits for a pending renewal, renews an expired token
     * (sessione.rinnovo.1). Throws 'Token refresh failed' when there is none.
     */
    async usable(): Promise<StoredSession> {
      const running = renewal.running();
      if (running !== undefined) return running;
      if (current === undefined) {
        end('REFRESH_FAILED');
        throw new RuleError('TOKEN_REFRESH_FAILED');
      }
      if (!isExpired(current, world.clock())) return current;
      // A device's clock that is put right makes good tokens look expired.
      await world.settleClock();
      return renewal.run();
    },

    /** Renews, once for all concurrent callers. @param rejected the token that the server rejected with 401 */
    renew: (refused?: string) => renewal.run(refused),

    end,

    /** Sets or resets the reason used for whatever ends the session from now on. */
    leaveBecause(why: EndReason | undefined): void {
      leavingBecause = why;
    },

    /** Announces a sign-out to all tabs, before the server rejects their calls. */
    announceSignOut(why: EndReason): void {
      leavingBecause = why;
      if (current !== undefined) channel.post({ kind: 'leaving', id: current.id, why });
    },

    clear(): void {
      if (current !== undefined) hold(undefined);
      vault.clearTab();
    },

    /** Compares this page with the storage; false after a return from the back/forward cache with another session. */
    isUpToDate(): boolean {
      if (vault.held()?.id !== current?.id) return false;
      return current === undefined || !vault.isShared(current) || vault.remembered()?.id === current.id;
    },

    /** Decides what the customer area does on opening (sessione.stati.1). */
    access: () => sessionAccess(current, world.clock()),

    lasts: vault.lasts,

    /** Returns why the previous session ended, once. */
    takeEnd: () => vault.takeEnd(),

    /** Stores the requested page until somebody signs in. */
    want: (path: string) => vault.noteWanted(path),

    takeWanted: () => vault.takeWanted(),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
