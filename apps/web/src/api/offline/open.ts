import type { Query, QueryKey } from '@tanstack/react-query';
import type { Answered } from '@sportello/calls';
import { wait } from '../../session/browser.ts';
import { ENDED_KEY } from '../../session/storage/vault.ts';
import { openKeeper, type Keeper } from './keeper.ts';
import { HELD_KEY, type NewItem, type OutboxItem, type Written } from './outbox/item.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { KeptApp } from './parts.ts';

const NONE: readonly OutboxItem[] = [];
const NOTHING_SENT: readonly Written[] = [];

/** Longest wait until what was kept is deleted, before the page leaves all the same: the next one tries again. */
const FORGETTING_MS = 1000;

/** These ends are asked for by the customer, who was asked about unsent writes before. */
const ASKED_FOR: ReadonlySet<string | null> = new Set(['SIGNED_OUT', 'ACCOUNT_CLOSED']);

/**
 * Keeps answers of the query cache and unsent writes of whoever is signed in, and nothing while an operator acts for a
 * customer. Where the browser can't keep anything, the app works as it does without it.
 */
export function openOffline(app: KeptApp) {
  const { session, acting, cache, people } = app;
  let id: string | undefined;
  let keeper: Promise<Keeper | undefined> = Promise.resolve(undefined);
  let outbox: Outbox | undefined;
  let sent = NOTHING_SENT;
  const listeners = new Set<() => void>();
  const notify = () => {
    if (outbox !== undefined && outbox.items().length > 0) app.offline.hooks.onUnsent?.();
    for (const listener of listeners) listener();
  };

  const isKept = (key: QueryKey) => {
    const [sessionId, username, , , customer] = key;
    const held = session.current();
    return customer === undefined && held?.id === sessionId && held?.username === username;
  };

  async function begin(): Promise<Keeper | undefined> {
    const held = session.current();
    id = held?.id;
    if (held === undefined || acting.current() !== undefined || people.of(held.username) === 'STAFF') return undefined;
    const opened = await openKeeper(app, held).catch(() => undefined);
    if (opened === undefined) return undefined;
    // Another session may have begun meanwhile.
    if (session.current()?.id !== held.id) {
      await opened.end(false);
      return undefined;
    }
    ({ outbox, sent } = opened);
    outbox.subscribe(notify);
    for (const query of cache.getQueryCache().getAll()) keepFrom(query, opened);
    // A reload has closed the form that held it.
    const left = app.tabStorage.get(HELD_KEY);
    if (left !== null) await outbox.release(left);
    app.tabStorage.remove(HELD_KEY);
    void outbox.flush().catch(() => undefined);
    await outbox.reload();
    return opened;
  }

  async function end(isWhole: boolean): Promise<void> {
    const ended = keeper;
    keeper = Promise.resolve(undefined);
    outbox = undefined;
    sent = NOTHING_SENT;
    notify();
    await (await ended)?.end(isWhole);
  }

  function keepFrom({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>, to: Keeper): void {
    const answer = answerIn(state.data);
    if (answer === undefined || answer.keptAt !== undefined || !isKept(queryKey)) return;
    void to.keep(String(queryKey[2]), queryKey[3], answer, state.dataUpdatedAt).catch(() => undefined);
  }

  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    void keeper.then((open) => open && keepFrom(query, open));
  });
  session.subscribe(() => {
    if (session.current()?.id === id) return;
    // The reason is noted right after the listeners have been called.
    queueMicrotask(() => {
      void end(ASKED_FOR.has(app.tabStorage.get(ENDED_KEY))).catch(() => undefined);
      keeper = begin();
    });
  });
  acting.subscribe(() => {
    if (acting.current() !== undefined) void end(false).catch(() => undefined);
  });
  window.addEventListener('online', () => void outbox?.flush().catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible')
      void outbox
        ?.reload()
        .then(() => outbox?.flush())
        .catch(() => undefined);
  });
  app.offline.hook({
    async beforeSignOut() {
      if ((await app.offline.hooks.confirmLoss?.()) === false) return false;
      await Promise.race([end(true).catch(() => undefined), wait(FORGETTING_MS)]);
      return true;
    },
  });
  keeper = begin();

  return {
    /** Returns the last answer to a query of this session's own customer. */
    async find(key: QueryKey): Promise<Answered<never> | undefined> {
      if (!isKept(key)) return undefined;
      const kept = await (await keeper)?.find(String(key[2]), key[3]).catch(() => undefined);
      return kept && { ...(kept.answer as Answered<never>), keptAt: kept.at };
    },

    /** Puts a change into the outbox; false where it can't be kept. */
    async write(item: NewItem): Promise<boolean> {
      await keeper;
      return (
        outbox?.write(item).then(
          () => true,
          () => false,
        ) ?? false
      );
    },

    items: () => outbox?.items() ?? NONE,
    /** Returns the writes that this page has sent from the outbox. */
    sent: () => sent,
    outbox: () => outbox,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the answer of a query, or the first page of a long list; some hold other things, such as the text of a page. */
function answerIn(data: unknown): Answered<unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('pages' in data && Array.isArray(data.pages)) return answerIn(data.pages[0]);
  return 'model' in data ? (data as Answered<unknown>) : undefined;
}

export type Offline = ReturnType<typeof openOffline>;
