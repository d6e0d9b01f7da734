import { INACTIVITY_MS, INACTIVITY_WARNING_MS, type Instant } from '@sportello/domain';
import type { Channel } from '../channel.ts';
import type { Clock } from './clock.ts';
import type { SessionStore } from '../store.ts';
import type { Vault } from '../storage/vault.ts';

/** Throttles the recording of input and its messages to other tabs. */
const NOTE_EVERY_MS = 5_000;

/** Timeout for other tabs to report activity. */
const ANSWER_MS = 300;

/** The upper limit of browser timers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** `hidden`: the customer may have been inactive for too long, and nothing is shown until that is known. */
export type Presence =
  | { readonly state: 'here' }
  | { readonly state: 'warned'; readonly endsAt: Instant }
  | { readonly state: 'hidden' };

export interface InactivityWorld {
  readonly session: Pick<SessionStore, 'current' | 'subscribe' | 'leaveBecause'>;
  readonly vault: Pick<Vault, 'seen' | 'noteSeen'>;
  readonly channel: Channel;
  readonly clock: Clock;
  /** Fetches the server's time and sets the clock; rejects without a connection. */
  readonly askTime: () => Promise<unknown>;
  readonly wait: (ms: number) => Promise<void>;
  /** Runs `act` once after `ms`, unless the returned function cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
  readonly signOut: () => void;
}

const HERE: Presence = { state: 'here' };

/**
 * Ends a session that is not remembered after 15 minutes without input in any of its tabs (sessione.inattivita.2),
 * with a warning a minute before. The app's own activity is not input.
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

  /** The session subject to inactivity; a remembered one is not (sessione.inattivita.2). */
  function watched() {
    const current = session.current();
    return current === undefined || current.rememberMe ? undefined : current;
  }

  const idleFor = () => clock.now() - seenAt;

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

  /** Before it signs out, checks the time with the server and the activity of other tabs. */
  async function judge(): Promise<void> {
    isJudging = true;
    show({ state: 'hidden' });
    const judged = watched();
    // Calls sent at wake-up may fail meanwhile: the reason stays inactivity.
    session.leaveBecause('INACTIVE');
    await clock.settle(world.askTime);
    if (judged !== undefined) channel.post({ kind: 'asked', id: judged.id });
    await world.wait(ANSWER_MS);
    isJudging = false;
    const isOver = judged !== undefined && watched()?.id === judged.id && idleFor() >= INACTIVITY_MS;
    if (isOver) return world.signOut();
    session.leaveBecause(undefined);
    check();
  }

  function see(at: Instant): void {
    seenAt = Math.max(seenAt, Math.min(at, clock.now()));
  }

  /** Stores the time where it survives a reload, and sends it to the other tabs. */
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

    isOverdue: (): boolean => {
      const seen = vault.seen();
      return seen !== undefined && clock.now() - seen >= INACTIVITY_MS;
    },

    /** A key, a click, a touch. While the warning is open, only its button counts. */
    input(): void {
      if (watched() === undefined || isJudging) return;
      // It may be the first event after a sleep, and then too late.
      check();
      if (presence.state !== 'here') return;
      see(clock.now());
      if (seenAt - notedAt >= NOTE_EVERY_MS) note();
    },

    check,
    stay,
  };
}

export type Inactivity = ReturnType<typeof createInactivity>;
