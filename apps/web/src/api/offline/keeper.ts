import {
  autolettura,
  invioFormContatti,
  modificaRicezioneNotifiche,
  modificaRicezioneNotificheVas,
  sendFeedback,
  setPushKind,
  type JsonCall,
} from '@sportello/calls';
import type { StoredSession } from '../../session/stored.ts';
import { browserLocks } from '../../session/locks.ts';
import { randomId, wait } from '../../session/browser.ts';
import { createKeptAnswers } from './answers/kept-answers.ts';
import { KEPT_CALLS } from './answers/kept-calls.ts';
import { noteKept } from './marker.ts';
import type { KeptApp } from './parts.ts';
import type { QueuedCall, Written } from './outbox/item.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createOutboxStore } from './outbox/outbox-store.ts';
import { eraseAnswers, eraseLeftovers, eraseOutbox, lockOf } from './sealed/erase.ts';
import { openDatabase } from './sealed/database.ts';
import { baseOf, digestOf, sealOf } from './sealed/seal.ts';

/** Written by the build (build/shapes.ts). */
declare const MODEL_SHAPE: string;

const ENTRIES: Readonly<Record<QueuedCall, JsonCall>> = {
  autolettura,
  invioFormContatti,
  sendFeedback,
  setPushKind,
  modificaRicezioneNotifiche,
  modificaRicezioneNotificheVas,
};

/** A sent item is shown as waiting until it can be read back, but for this long at most. */
const READ_BACK_MS = 2000;

/** Answers kept meanwhile are trimmed together. */
const TRIM_AFTER_MS = 10_000;

/** Opens what one session keeps; rejects in a browser that can't keep or seal anything. */
export async function openKeeper(app: KeptApp, { id, username }: StoredSession) {
  const { cache, clock, browserStorage, call, isOnline, acting } = app;
  const [database, session] = await Promise.all([openDatabase(), digestOf(id)]);
  const release = holdLock(lockOf(session));
  await eraseLeftovers(database, {
    mine: session,
    remembered: browserStorage.get('sportello.session'),
    now: clock.now(),
  });
  const seal = await sealOf(await baseOf(database, session), id, `answers ${username.toLowerCase()}`);
  const answers = createKeptAnswers({ database, seal, session, shape: MODEL_SHAPE, now: clock.now });
  const store = createOutboxStore(database, { username, session });
  await store.adopt();
  const sent: Written[] = [];
  const readAgain = ({ call: name }: Written) => {
    const touched: ReadonlySet<unknown> = new Set(ENTRIES[name].touches);
    return cache.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[2]) });
  };
  let isOver = false;
  let trimming: ReturnType<typeof setTimeout> | undefined;

  const outbox = createOutbox({
    store,
    locks: browserLocks(),
    send: ({ call: name, request, key }: Written) => {
      const headers = { ...request.headers, 'idempotency-key': key };
      return call(ENTRIES[name], { ...request, headers } as never);
    },
    isOnline: () => isOnline() && !isOver && acting.current() === undefined,
    now: clock.now,
    newId: randomId,
    later: (ms, act) => void setTimeout(act, ms),
    async onSent(written) {
      sent.push(written);
      await Promise.race([readAgain(written).catch(() => undefined), wait(READ_BACK_MS)]);
    },
    // It may have been rejected because something has changed since.
    onRejected: (written) => void readAgain(written).catch(() => undefined),
  });
  const noteContent = () => noteKept(browserStorage, outbox.items().length > 0 ? 'OUTBOX' : 'ANSWERS');
  outbox.subscribe(noteContent);

  return {
    outbox,
    sent,
    find: (call: string, request: unknown) => answers.find(call, request),

    /** Keeps an answer if its call is one of those that are looked at without a network. */
    async keep(call: string, request: unknown, answer: unknown, at: number): Promise<void> {
      if (isOver || !KEPT_CALLS.has(call)) return;
      await answers.keep(call, request, answer, at);
      // It may have ended while it was being sealed.
      if (isOver) await eraseAnswers(database, session);
      trimming ??= setTimeout(() => {
        trimming = undefined;
        void answers.trim().catch(() => undefined);
      }, TRIM_AFTER_MS);
    },

    /** Ends with the session. @param isWhole true to delete the unsent writes as well */
    async end(isWhole: boolean): Promise<void> {
      isOver = true;
      clearTimeout(trimming);
      await eraseAnswers(database, session);
      if (isWhole) await eraseOutbox(database, session);
      const isEmpty = (await database.count('outbox')) === 0;
      noteKept(browserStorage, isEmpty ? undefined : 'OUTBOX');
      release();
    },
  };
}

export type Keeper = Awaited<ReturnType<typeof openKeeper>>;

/** Shows the other tabs that this one has the session, until it is closed. */
function holdLock(name: string): () => void {
  const locks = navigator.locks as LockManager | undefined;
  let release = () => undefined as void;
  void locks
    ?.request(name, { mode: 'shared' }, () => new Promise<void>((resolve) => (release = resolve)))
    .catch(() => undefined);
  return () => release();
}
