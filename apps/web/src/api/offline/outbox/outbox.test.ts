import { CallError } from '@sportello/calls';
import { RuleError } from '@sportello/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotSent } from '../../sending/not-sent.ts';
import type { OutboxItem, Written } from './item.ts';
import { createOutbox, HOLD_MS, type OutboxStore } from './outbox.ts';

type Fault = 'NONE' | 'LOST_BEFORE' | 'LOST_AFTER' | 'BROKEN' | 'BUSY' | 'UNREADABLE' | 'HANGS_BEFORE' | 'HANGS_AFTER';

/** A server that does each key once and rejects what is marked as wrong. */
function fakeServer() {
  const done: { key: string; text: string }[] = [];
  const faults: Fault[] = [];
  let isSignedIn = true;
  const work = ({ key, request }: Written) => {
    const text = String(request.body?.['text']);
    if (text.startsWith('wrong')) throw new CallError('refused', 'Wrong', { status: 422, code: 'REQUEST_NOT_VALID' });
    if (!done.some((each) => each.key === key)) done.push({ key, text });
  };
  return {
    done,
    faults,
    signIn: (on: boolean) => void (isSignedIn = on),
    async send(written: Written): Promise<void> {
      await Promise.resolve();
      if (!isSignedIn) throw new RuleError('TOKEN_REFRESH_FAILED');
      const fault = faults.shift() ?? 'NONE';
      if (fault === 'LOST_BEFORE') throw new CallError('offline', 'Lost');
      if (fault === 'BUSY') throw new CallError('refused', 'Busy', { status: 429 });
      if (fault === 'HANGS_BEFORE') await new Promise(() => undefined);
      work(written);
      if (fault === 'HANGS_AFTER') await new Promise(() => undefined);
      if (fault === 'LOST_AFTER') throw new CallError('offline', 'Lost');
      if (fault === 'BROKEN') throw new CallError('refused', 'Broken', { status: 500 });
      if (fault === 'UNREADABLE') throw new CallError('unreadable', 'Odd', { status: 200 });
    },
  };
}

/** A browser's storage and locks, which outlive its tabs. */
function fakeBrowser() {
  const stored = new Map<string, string>();
  let order = 0;
  let holder: object | undefined;
  const waiting: { tab: object; go: () => void }[] = [];
  const free = (tab: object) => {
    if (holder !== tab) return;
    const next = waiting.shift();
    holder = next?.tab;
    next?.go();
  };
  const read = (id: string) => JSON.parse(stored.get(id) ?? 'null') as OutboxItem | null;
  const store: OutboxStore = {
    async list() {
      await Promise.resolve();
      const all = [...stored.keys()].flatMap((id) => read(id) ?? []);
      return all.toSorted((one, other) => one.order - other.order);
    },
    async add(item) {
      order += 1;
      stored.set(item.id, JSON.stringify({ ...item, order, revision: 1 }));
    },
    async replace({ id, revision }, next) {
      await Promise.resolve();
      if (read(id)?.revision !== revision) return false;
      if (next === undefined) stored.delete(id);
      else stored.set(id, JSON.stringify(next));
      return true;
    },
  };
  return {
    all: () => store.list(),
    openTab() {
      const tab = {};
      let isOpen = true;
      const whileOpen = <T>(result: T): T | Promise<T> => (isOpen ? result : new Promise<T>(() => undefined));
      return {
        locks: {
          async alone<T>(_: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
            const hasWaited = holder !== undefined;
            if (hasWaited) await new Promise<void>((go) => waiting.push({ tab, go }));
            else holder = tab;
            return work(hasWaited).finally(() => free(tab));
          },
        },
        store: {
          list: async () => whileOpen(await store.list()),
          add: async (item: Parameters<OutboxStore['add']>[0]) => whileOpen(await store.add(item)),
          replace: async (...asked: Parameters<OutboxStore['replace']>) =>
            whileOpen(isOpen && (await store.replace(...asked))),
        },
        /** Ends the tab in the middle of whatever it does. */
        kill() {
          isOpen = false;
          waiting.splice(0, waiting.length, ...waiting.filter((each) => each.tab !== tab));
          free(tab);
        },
      };
    },
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function fakeWorld() {
  const server = fakeServer();
  const browser = fakeBrowser();
  let isOnline = true;
  let now = 1_000_000;
  let ids = 0;
  const openOutbox = () => {
    const opened = browser.openTab();
    const { locks, store } = opened;
    let isOpen = true;
    let timers: (() => void)[] = [];
    const outbox = createOutbox({
      store,
      locks,
      send: async (written) => {
        if (!isOnline) throw new NotSent();
        return server.send(written);
      },
      isOnline: () => isOnline,
      now: () => now,
      newId: () => `id-${(ids += 1)}`,
      later: (_, act) => timers.push(act),
    });
    return {
      outbox,
      kill() {
        isOpen = false;
        opened.kill();
      },
      /** Lets the time of all pauses pass. */
      wake() {
        const due = timers;
        timers = [];
        if (isOpen) for (const act of due) act();
      },
    };
  };
  return {
    server,
    browser,
    openOutbox,
    goOnline: (on: boolean) => void (isOnline = on),
    pass: (ms: number) => void (now += ms),
  };
}

const newItem = (text: string) => ({
  call: 'invioFormContatti' as const,
  request: { body: { text } },
  subject: 'Bollette',
  path: '/my-edison/assistenza/scrivici',
});

const textOf = (item: OutboxItem | undefined) => String(item?.written?.request.body?.['text']);

describe('an outbox', () => {
  it('sends what was written offline once, in order', async () => {
    const { server, openOutbox, goOnline } = fakeWorld();
    const { outbox } = openOutbox();
    goOnline(false);
    await outbox.write(newItem('one'));
    await outbox.write(newItem('two'));
    await outbox.flush();
    expect(server.done).toEqual([]);
    goOnline(true);
    await outbox.flush();
    expect(server.done.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(outbox.items()).toEqual([]);
  });

  it('shows what was rejected with its reason, and sends the rest', async () => {
    const { server, openOutbox } = fakeWorld();
    const { outbox } = openOutbox();
    await outbox.write(newItem('wrong'));
    await outbox.write(newItem('right'));
    await outbox.flush();
    expect(server.done.map(({ text }) => text)).toEqual(['right']);
    expect(outbox.items().map(({ state, written }) => [state, written?.rejection?.code])).toEqual([
      ['REJECTED', 'REQUEST_NOT_VALID'],
    ]);
  });

  it('rejects an edit and a removal of what may have arrived', async () => {
    const { server, openOutbox } = fakeWorld();
    const { outbox } = openOutbox();
    await outbox.write(newItem('one'));
    server.faults.push('LOST_AFTER');
    await outbox.flush();
    const id = outbox.items()[0]?.id ?? '';
    expect(await outbox.edit(id, { body: { text: 'other' } })).toBe(false);
    expect(await outbox.remove(id)).toBe(false);
    await outbox.flush();
    expect(server.done.map(({ text }) => text)).toEqual(['one']);
    expect(outbox.items()).toEqual([]);
  });

  it('shows what waits for a sign-in as editable', async () => {
    const { server, openOutbox } = fakeWorld();
    const { outbox } = openOutbox();
    server.signIn(false);
    await outbox.write(newItem('one'));
    await outbox.flush();
    const [item] = outbox.items();
    expect(item?.state).toBe('WAITING');
    expect(await outbox.edit(item?.id ?? '', { body: { text: 'two' } })).toBe(true);
    server.signIn(true);
    await outbox.flush();
    expect(server.done.map(({ text }) => text)).toEqual(['two']);
  });

  it('sends nothing that is being edited, until its time is over', async () => {
    const { server, openOutbox, pass } = fakeWorld();
    const { outbox } = openOutbox();
    await outbox.write(newItem('one'));
    await outbox.hold(outbox.items()[0]?.id ?? '');
    await outbox.flush();
    expect(server.done).toEqual([]);
    pass(HOLD_MS);
    await outbox.flush();
    expect(server.done).toHaveLength(1);
  });
});

const faults = fc.constantFrom<Fault>(
  'NONE',
  'LOST_BEFORE',
  'LOST_AFTER',
  'BROKEN',
  'BUSY',
  'UNREADABLE',
  'HANGS_BEFORE',
  'HANGS_AFTER',
);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('write' as const), isWrong: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('online' as const), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('signed-in' as const), on: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fault' as const), fault: faults }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('flush' as const, 'flush-unawaited' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('flush-both' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('time' as const) }) },
  // A tab that is opened again after an update of the app begins with what the one before has stored.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), at: fc.nat(5), isWrong: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hold' as const), at: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }) },
);

it('sends each write exactly once and in order, or shows it with a reason, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 40 }), async (steps) => {
      const { server, browser, openOutbox, goOnline, pass } = fakeWorld();
      const tabs = [openOutbox(), openOutbox()];
      let count = 0;
      /** Texts that must arrive, by item; what was removed or replaced must not. */
      const wanted = new Map<string, string>();
      /** Items that let later ones pass: held, or rejected at first. */
      const movedBack = new Set<string>();
      const nth = async (at: number) => {
        const all = await browser.all();
        return all[at % Math.max(1, all.length)];
      };
      const nextText = (isWrong: boolean) => `${isWrong ? 'wrong' : 'right'} ${(count += 1)}`;

      for (const each of steps) {
        const [first, second] = tabs as [ReturnType<typeof openOutbox>, ReturnType<typeof openOutbox>];
        switch (each.kind) {
          case 'write': {
            const text = nextText(each.isWrong);
            const known = new Set((await browser.all()).map(({ id }) => id));
            await first.outbox.write(newItem(text));
            const added = (await browser.all()).find(({ id }) => !known.has(id));
            wanted.set(added?.id ?? '', text);
            break;
          }
          case 'online':
            goOnline(each.on);
            break;
          case 'signed-in':
            server.signIn(each.on);
            break;
          case 'fault':
            server.faults.push(each.fault);
            break;
          case 'flush-unawaited':
          case 'flush':
            void first.outbox.flush();
            if (each.kind === 'flush') await settle();
            break;
          case 'flush-both':
            void first.outbox.flush();
            void second.outbox.flush();
            await settle();
            break;
          case 'time':
            pass(HOLD_MS);
            for (const tab of tabs) tab.wake();
            await settle();
            break;
          case 'reopen':
            tabs[each.tab]?.kill();
            tabs[each.tab] = openOutbox();
            break;
          case 'edit': {
            const item = await nth(each.at);
            if (item === undefined) break;
            const text = nextText(each.isWrong);
            if (await second.outbox.edit(item.id, { body: { text } })) {
              if (item.state === 'REJECTED') movedBack.add(item.id);
              wanted.set(item.id, text);
            }
            break;
          }
          case 'hold': {
            const item = await nth(each.at);
            if (item !== undefined && (await second.outbox.hold(item.id))) movedBack.add(item.id);
            break;
          }
          case 'remove': {
            const item = await nth(each.at);
            if (item !== undefined && (await first.outbox.remove(item.id))) wanted.delete(item.id);
            break;
          }
        }
      }

      // In the end there is a network, a session, a server and one tab.
      for (const tab of tabs) tab.kill();
      await settle();
      server.faults.length = 0;
      server.signIn(true);
      goOnline(true);
      pass(HOLD_MS);
      await openOutbox().outbox.flush();

      const left = await browser.all();
      const arrived = server.done.map(({ text }) => text);
      expect(left.every(({ state, written }) => state === 'REJECTED' && written?.rejection !== undefined)).toBe(true);
      expect([...arrived, ...left.map(textOf)].toSorted()).toEqual([...wanted.values()].toSorted());
      const inOrder = [...wanted].flatMap(([id, text]) => (movedBack.has(id) || !arrived.includes(text) ? [] : [text]));
      expect(arrived.filter((text) => inOrder.includes(text))).toEqual(inOrder);
    }),
    { numRuns: 1000 },
  );
});
