import { CallError } from '@sportello/calls';
import type { Instant } from '@sportello/domain';
import type { Locks } from '../../../session/locks.ts';
import { outcomeOf } from '../../sending/sending.ts';
import type { NewItem, OutboxItem, QueuedRequest, Rejection, Written } from './item.ts';

export interface OutboxStore {
  /** The customer's items, in the order in which they were written. */
  list(): Promise<readonly OutboxItem[]>;
  add(item: Omit<OutboxItem, 'order' | 'revision'>): Promise<void>;
  /** Replaces an item, or deletes it; false if another tab has changed it since it was read. */
  replace(item: OutboxItem, next: OutboxItem | undefined): Promise<boolean>;
}

interface OutboxParts {
  readonly store: OutboxStore;
  readonly locks: Locks;
  readonly send: (written: Written) => Promise<unknown>;
  readonly isOnline: () => boolean;
  readonly now: () => Instant;
  readonly newId: () => string;
  readonly later: (ms: number, act: () => void) => void;
  /** The item is shown as waiting until it resolves. */
  readonly onSent?: (written: Written) => Promise<void>;
  readonly onRejected?: (written: Written) => void;
}

const LOCK = 'sportello.outbox';

/** An item that is being edited is sent all the same after this time: its form may be closed. */
export const HOLD_MS = 15 * 60 * 1000;

const MOST_TRIES = 3;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

/** The server has done nothing, and the same request may be accepted another time. */
const ANOTHER_TIME = new Set([401, 408, 426, 429]);

/**
 * Sends changes that were written without a network, each once and in their order, from one tab at a time. An item is
 * marked before it is sent and deleted once it is known to be done: whatever ends in between, it is sent again with
 * the same idempotency key and can't be edited until its outcome is known (pagine.rete.5).
 */
export function createOutbox({ store, locks, send, isOnline, now, newId, later, onSent, onRejected }: OutboxParts) {
  let items: readonly OutboxItem[] = [];
  let failures = 0;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let wakesAt: Instant | undefined;
  const listeners = new Set<() => void>();

  async function reload(): Promise<void> {
    items = await store.list();
    for (const listener of listeners) listener();
  }

  /** Returns the item after an attempt: undefined once it is done, `LATER` if that is not known. */
  async function attempt(item: OutboxItem, written: Written): Promise<OutboxItem | undefined | 'LATER'> {
    try {
      await send(written);
      return undefined;
    } catch (error) {
      if (isDone(error)) return undefined;
      const rejection = rejectionOf(error);
      if (rejection !== undefined) return { ...item, state: 'REJECTED', written: { ...written, rejection } };
      if (!isNothingDone(error)) return 'LATER';
      return item;
    }
  }

  async function sendAll(): Promise<void> {
    await reload();
    for (;;) {
      const next = items.find((item) => isDue(item, now()));
      if (next?.written === undefined) return wakeForHeld();
      if (!isOnline()) return;
      const marked: OutboxItem = { ...next, state: 'UNCLEAR', revision: next.revision + 1 };
      const isMine = await store.replace(next, marked);
      await reload();
      if (!isMine) continue;
      const result = await attempt(next, next.written);
      if (result === 'LATER') return pause();
      await store.replace(marked, result && { ...result, revision: marked.revision + 1 });
      if (result === undefined) {
        failures = 0;
        await onSent?.(next.written);
      }
      if (result?.state === 'REJECTED') onRejected?.(next.written);
      await reload();
      if (result !== undefined && result.state !== 'REJECTED') return pause();
    }
  }

  /** The form that an item was held for may be gone without a word. */
  function wakeForHeld(): void {
    const held = items.filter(({ state, heldUntil }) => state === 'WAITING' && heldUntil > now());
    const at = Math.min(...held.map(({ heldUntil }) => heldUntil));
    if (held.length === 0 || (wakesAt !== undefined && wakesAt <= at)) return;
    wakesAt = at;
    later(at - now(), () => {
      wakesAt = undefined;
      void flush().catch(() => undefined);
    });
  }

  /** The later items wait as well, since they may depend on this one. */
  function pause(): void {
    failures += 1;
    later(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)), () => void flush().catch(() => undefined));
  }

  function flush(): Promise<void> {
    isAsked = true;
    running ??= locks
      .alone(LOCK, async () => {
        // An item written while the last one is being sent must not wait for the next occasion.
        while (isAsked) {
          isAsked = false;
          await sendAll();
        }
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function change(id: string, to: (item: OutboxItem) => OutboxItem | undefined): Promise<boolean> {
    let isChanged = false;
    for (let tries = 0; tries < MOST_TRIES && !isChanged; tries += 1) {
      const item = (await store.list()).find((each) => each.id === id);
      if (item === undefined || item.state === 'UNCLEAR') break;
      // False if another tab has held it in between, which is no reason to give up.
      isChanged = await store.replace(item, next(item, to(item)));
    }
    await reload();
    return isChanged;
  }

  const next = (item: OutboxItem, changed: OutboxItem | undefined) =>
    changed && { ...changed, revision: item.revision + 1 };

  return {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload,

    async write(written: NewItem): Promise<void> {
      await store.add({
        id: newId(),
        state: 'WAITING',
        writtenAt: now(),
        heldUntil: 0,
        written: { ...written, format: 1, key: newId() },
      });
      await reload();
    },

    /** Keeps an item from being sent while it is edited; false if it is already being sent. */
    hold: (id: string) => change(id, (item) => ({ ...item, heldUntil: now() + HOLD_MS })),

    release: (id: string) => change(id, (item) => ({ ...item, heldUntil: 0 })),

    /** Replaces the content; false if it is already being sent. Other content is another request, with a new key. */
    edit: (id: string, request: QueuedRequest, seen?: Written['seen']) =>
      change(id, (item) => {
        if (item.written === undefined) return item;
        const { rejection: _, ...written } = item.written;
        return { ...item, state: 'WAITING', heldUntil: 0, written: { ...written, request, seen, key: newId() } };
      }),

    /** Deletes an item; false if it is already being sent. */
    remove: (id: string) => change(id, () => undefined),

    flush,

    /** Sends what forms hold as well: the customer asks for it. */
    async sendNow(): Promise<void> {
      for (const { id, heldUntil } of await store.list()) {
        if (heldUntil > now()) await change(id, (item) => ({ ...item, heldUntil: 0 }));
      }
      await flush();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

function isDue({ state, heldUntil, written }: OutboxItem, now: Instant): boolean {
  return written !== undefined && (state === 'UNCLEAR' || (state === 'WAITING' && heldUntil <= now));
}

/** The server has accepted it, in words that this version of the app can't read. */
function isDone(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'unreadable' && error.status >= 200 && error.status < 300;
}

function rejectionOf(error: unknown): Rejection | undefined {
  if (!(error instanceof CallError) || outcomeOf(error) !== 'refused') return undefined;
  const { status, code, message, fields } = error;
  return status < 400 || status >= 500 || ANOTHER_TIME.has(status) ? undefined : { status, code, message, fields };
}

/** A server's own error may come after the work. */
function isNothingDone(error: unknown): boolean {
  const outcome = outcomeOf(error);
  if (outcome === 'unknown') return false;
  return !(error instanceof CallError) || error.status < 500;
}
