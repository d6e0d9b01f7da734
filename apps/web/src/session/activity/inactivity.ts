import { INACTIVITY_MS, INACTIVITY_WARNING_MS, type Instant } from '@sportello/domain';
import type { Channel } from '../channel.ts';
import type { Clock } from './clock.ts';
import type { SessionStore } from '../store.ts';
import type { Vault } from '../storage/vault.ts';

/** Input is noted and told to the other tabs at most this often. */
const NOTE_EVERY_MS = 5_000;

/** How long the other tabs of a session have to say that its customer was there. */
const ANSWER_MS = 300;

/** A browser's timers can't count further. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * What the customer sees of it. `hidden`: perhaps they have been away for too long, and until that
 * is known nothing is shown.
 */
export type Presence =
  | { readonly state: 'here' }
  | { readonly state: 'warned'; readonly endsAt: Instant }
  | { readonly state: 'hidden' };

export interface InactivityWorld {
  readonly session: Pick<SessionStore, 'current' | 'subscribe' | 'leaveBecause'>;
  readonly vault: Pick<Vault, 'seen' | 'noteSeen'>;
  readonly channel: Channel;
  readonly clock: Clock;
  /** Asks the server what time it is, and tells the clock; fails without a connection. */
  readonly askTime: () => Promise<unknown>;
  readonly wait: (ms: number) => Promise<void>;
  /** Runs once, after so many milliseconds, unless what it answers is called before. */
  readonly after: (ms: number, act: () => void) => () => void;
  /** Signs out, because of it. */
  readonly signOut: () => void;
}

const HERE: Presence = { state: 'here' };

/**
 * Ends a session that is not remembered after 15 minutes without input in any of its tabs
 * (sessione.inattivita.2), and warns a minute before. What the app does by itself is not input.
 */
export function createInactivity(world: InactivityWorld) {
  const { session, vault, channel, clock } = world;
  let presence: Presence = HERE;
  let seenAt = clock.now();
  let notedAt = Number.NEGATIVE_INFINITY;
  let isJudging = false;
  let cancel = () => undefined as void;
  const listeners = new Set<() => void>();

  function show(next: Presence): void {
    if (next.state === presence.state && next.state !== 'warned') return;
    presence = next;
    for (const listener of listeners) listener();
  }

  /** The session that inactivity ends; a remembered one it doesn't (sessione.inattivita.2). */
  function watched() {
    const current = session.current();
    return current === undefined || current.rememberMe ? undefined : current;
  }

  const idleFor = () => clock.now() - seenAt;

  /** Looks how long nobody has been there, and does what follows from it. */
  function check(): void {
    cancel();
    if (isJudging) return;
    if (watched() === undefined) return show(HERE);
    const idle = idleFor();
    const warnAfter = INACTIVITY_MS - INACTIVITY_WARNING_MS;
    if (idle >= INACTIVITY_MS || (idle >= warnAfter && !clock.isSure())) {
      void judge();
      return;
    }
    show(idle < warnAfter ? HERE : { state: 'warned', endsAt: seenAt + INACTIVITY_MS });
    const next = idle < warnAfter ? warnAfter - idle : INACTIVITY_MS - idle;
    cancel = world.after(Math.min(next, LONGEST_TIMER_MS), check);
  }

  /** Before anybody is sent out: is it really that late, and has no other tab seen them since? */
  async function judge(): Promise<void> {
    isJudging = true;
    show({ state: 'hidden' });
    const judged = watched();
    // Calls that the device woke up with may be refused before this is through: that is no other reason.
    session.leaveBecause('INACTIVE');
    if (!clock.isSure()) await world.askTime().catch(() => undefined);
    // Not to be asked: then the device slept, which is likelier than a clock that was moved.
    if (!clock.isSure()) clock.trust();
    if (judged !== undefined) channel.post({ kind: 'asked', id: judged.id });
    await world.wait(ANSWER_MS);
    isJudging = false;
    const isOver = judged !== undefined && watched()?.id === judged.id && idleFor() >= INACTIVITY_MS;
    if (isOver) return world.signOut();
    session.leaveBecause(undefined);
    check();
  }

  /** The customer was there. */
  function see(at: Instant): void {
    seenAt = Math.max(seenAt, Math.min(at, clock.now()));
  }

  /** Notes it where it outlives a reload, and tells the other tabs. */
  function note(): void {
    const current = watched();
    if (current === undefined) return;
    notedAt = seenAt;
    vault.noteSeen(seenAt);
    channel.post({ kind: 'seen', id: current.id, at: seenAt });
  }

  channel.listen((message) => {
    const current = watched();
    if (current === undefined) return;
    if (message.kind === 'asked' && message.id === current.id) {
      channel.post({ kind: 'seen', id: current.id, at: seenAt });
    }
    if (message.kind === 'seen' && message.id === current.id && message.at > seenAt) {
      see(message.at);
      check();
    }
  });

  let id = session.current()?.id;
  session.subscribe(() => {
    if (session.current()?.id === id) return;
    id = session.current()?.id;
    seenAt = clock.now();
    notedAt = Number.NEGATIVE_INFINITY;
    if (id !== undefined) note();
    check();
  });

  const stay = () => {
    see(clock.now());
    note();
    check();
  };

  return {
    presence: () => presence,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** For the start: whether the session that this tab held was left alone for too long. */
    isOverdue: (): boolean => {
      const seen = vault.seen();
      return seen !== undefined && clock.now() - seen >= INACTIVITY_MS;
    },

    /** A key, a click, a touch. With the warning open only its own answer counts. */
    input(): void {
      if (watched() === undefined || isJudging) return;
      // It may be the first thing after a sleep: then it comes too late.
      check();
      if (presence.state !== 'here') return;
      see(clock.now());
      if (seenAt - notedAt >= NOTE_EVERY_MS) note();
    },

    check,
    /** "Stay signed in." */
    stay,
  };
}

export type Inactivity = ReturnType<typeof createInactivity>;
