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

/** What the session needs of the world around it; tests bring their own. */
export interface SessionWorld {
  readonly vault: Vault;
  readonly channel: Channel;
  readonly locks: Locks;
  readonly clock: () => Instant;
  readonly wait: (ms: number) => Promise<void>;
  readonly newId: () => string;
  /** False when the browser knows that it has no connection. */
  readonly isOnline: () => boolean;
  /** Asks the server for the tokens that follow this refresh token. */
  readonly renew: (refreshToken: string) => Promise<Tokens>;
  /** Shows the sign-in page in place of this one and loads it anew (sessione.stati.2). */
  readonly leave: () => void;
}

/** Who is signed in, in this tab. Knows no framework and no browser. */
export function createSessionStore(world: SessionWorld) {
  const { vault, channel } = world;
  let current: StoredSession | undefined;
  let isRestored = false;
  /** Why the session is about to end, once the customer is on the way out. */
  let leavingBecause: EndReason | undefined;
  /** The sessions of whose end this tab heard before it knew its own. */
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

  /** The session is over here; without one, only this tab is cleaned and nobody is told. */
  function end(why: EndReason, options: { invalidateOthers: boolean } = { invalidateOthers: true }): void {
    const ended = current;
    // The server may know of the sign-out before this tab is through with it, and refuse whatever else is
    // asked meanwhile: that is no other reason.
    const reason = leavingBecause ?? why;
    if (ended !== undefined) {
      vault.forget(ended.id);
      if (options.invalidateOthers) channel.post({ kind: 'ended', id: ended.id, why: reason });
    }
    giveUp(reason);
  }

  /**
   * Leaves a session that ended elsewhere. What the browser remembers is left to the tab that said
   * so: this one may still see there what was before, and would take away what has come since.
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
    // Not one that is about to end.
    if (message.kind === 'missing' && leavingBecause === undefined) {
      channel.post({ kind: 'lent', question: message.question, session: current, at: vault.seen() ?? 0 });
    }
    if (message.kind === 'ended' && message.id === current.id) giveUp(message.why);
    if (message.kind === 'remembered' && message.id !== current.id && vault.isShared(current)) {
      giveUp('REPLACED');
    }
  });

  /** Why a session that this tab still holds is none any more: it ended while no page was there to hear of it. */
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
     * At start: what this tab still holds is kept, what is remembered comes back, else all is cleaned
     * (sessione.memoria.2).
     *
     * @param isIdle whether the customer has been away for too long
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
     * Takes the session of another tab, where this one and the browser have none: a link opened in a
     * new tab is still one's own (sessione.memoria.5).
     */
    async borrow(): Promise<void> {
      const session = await borrowing.ask();
      if (session === undefined || current !== undefined) return;
      vault.clearTab();
      vault.keep(session);
      hold(session);
    },

    /** Somebody signed in. */
    start(signIn: { username: string; tokens: Tokens; rememberMe: boolean }): Session {
      const session = { ...startSession(signIn, world.clock()), id: world.newId(), renewals: 0 };
      vault.clearTab();
      vault.takeEnd();
      leavingBecause = undefined;
      // Of whom the browser remembered before nothing stays beside who is remembered now.
      if (session.rememberMe) vault.forget(vault.remembered()?.id);
      vault.keep(session);
      if (vault.isShared(session)) channel.post({ kind: 'remembered', id: session.id });
      hold(session);
      return session;
    },

    /**
     * The session with a token that is good for sending: waits for a renewal under way, renews
     * one that has expired (sessione.rinnovo.1). Throws 'Token refresh failed' when there is none.
     */
    async usable(): Promise<StoredSession> {
      const running = renewal.running();
      if (running !== undefined) return running;
      if (current === undefined) {
        end('REFRESH_FAILED');
        throw new RuleError('TOKEN_REFRESH_FAILED');
      }
      return isExpired(current, world.clock()) ? renewal.run() : current;
    },

    /** Renews, once for all who ask at the same time. @param refused the token that the server said 401 to */
    renew: (refused?: string) => renewal.run(refused),

    end,

    /** The customer is on the way out, or not after all: whatever ends the session from now on, this is why. */
    leaveBecause(why: EndReason | undefined): void {
      leavingBecause = why;
    },

    /** Cleans this tab, where nobody is signed in. */
    clear(): void {
      if (current !== undefined) hold(undefined);
      vault.clearTab();
    },

    /** Whether the storage still says what this page believes; not after a return from the browser's memory. */
    isUpToDate(): boolean {
      if (vault.held()?.id !== current?.id) return false;
      return current === undefined || !vault.isShared(current) || vault.remembered()?.id === current.id;
    },

    /** What the customer area does with whoever opens it now (sessione.stati.1). */
    access: () => sessionAccess(current, world.clock()),

    /** How long the browser's storage lets the session last, at most. */
    lasts: vault.lasts,

    /** Why the session before ended, once. */
    takeEnd: () => vault.takeEnd(),

    /** Keeps the page that was asked for without a session, until somebody has signed in. */
    want: (path: string) => vault.noteWanted(path),

    /** That page, once. */
    takeWanted: () => vault.takeWanted(),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
