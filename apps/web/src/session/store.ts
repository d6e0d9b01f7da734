import { isExpired, RuleError, startSession, type Instant, type Session, type Tokens } from '@sportello/domain';
import type { Channel } from './channel.ts';
import type { Locks } from './locks.ts';
import { createRenewal } from './renewal.ts';
import { newer, type StoredSession } from './stored.ts';
import type { EndReason, Vault } from './vault.ts';

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
  /** Shows the sign-in page in place of this one and loads it anew (Spec 1 §2). */
  readonly leave: () => void;
}

/** Who is signed in, in this tab. Knows no framework and no browser. */
export function createSessionStore(world: SessionWorld) {
  const { vault, channel } = world;
  let current: StoredSession | undefined;
  const listeners = new Set<() => void>();

  function hold(session: StoredSession | undefined): void {
    current = session;
    for (const listener of listeners) listener();
  }

  function adopt(session: StoredSession): void {
    if (session === current) return;
    vault.renew(session);
    hold(session);
  }

  /** The session is over here; without one, only this tab is cleaned and nobody is told. */
  function end(why: EndReason, options: { tellOthers: boolean } = { tellOthers: true }): void {
    const ended = current;
    hold(undefined);
    vault.clearTab();
    if (ended !== undefined) {
      vault.forget(ended.id);
      vault.noteEnd(why);
      if (options.tellOthers) channel.post({ kind: 'ended', id: ended.id, why });
    }
    world.leave();
  }

  const renewal = createRenewal({ world, current: () => current, adopt, end });

  channel.listen((message) => {
    if (current === undefined) return;
    if (message.kind === 'renewed') adopt(newer(current, message.session));
    if (message.kind === 'asked' && message.id === current.id) channel.post({ kind: 'renewed', session: current });
    if (message.kind === 'ended' && message.id === current.id) end(message.why, { tellOthers: false });
  });

  return {
    current: () => current,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** At start: what this tab still holds is kept, what is remembered comes back, else all is cleaned. */
    restore(): void {
      const held = vault.held();
      const remembered = vault.remembered();
      const session = held === undefined ? remembered : newer(held, remembered);
      if (session === undefined) {
        vault.clearTab();
        vault.forget();
      } else if (held === undefined) {
        vault.keep(session);
      } else {
        vault.renew(session);
      }
      hold(session);
    },

    /** Somebody signed in. */
    start(signIn: { username: string; tokens: Tokens; rememberMe: boolean }): Session {
      const session = { ...startSession(signIn, world.clock()), id: world.newId(), renewals: 0 };
      vault.clearTab();
      vault.takeEnd();
      vault.keep(session);
      hold(session);
      return session;
    },

    /**
     * The session with a token that is good for sending: waits for a renewal under way, renews
     * one that has expired. Throws 'Token refresh failed' when there is none.
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

    /** Cleans this tab, where nobody is signed in. */
    clear(): void {
      if (current !== undefined) hold(undefined);
      vault.clearTab();
    },

    /** Whether the storage still says what this page believes; not after a return from the browser's memory. */
    isUpToDate: () => vault.held()?.id === current?.id,

    /** Why the session before ended, once. */
    takeEnd: () => vault.takeEnd(),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
