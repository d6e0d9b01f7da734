import { CallError } from '@sportello/calls';
import { RuleError } from '@sportello/domain';
import { NotSent } from '../../sending/not-sent.ts';
import type { OutboxItem, Written } from './item.ts';
import { createOutbox, type OutboxStore } from './outbox.ts';

export type Fault =
  | 'NONE'
  | 'LOST_BEFORE'
  | 'LOST_AFTER'
  | 'BROKEN'
  | 'BUSY'
  | 'UNREADABLE'
  | 'HANGS_BEFORE'
  | 'HANGS_AFTER';

/** A server that does each key once, rejects what is marked as wrong, and has one switch that others touch as well. */
function fakeServer() {
  const done: { key: string; text: string }[] = [];
  const preference = { isOn: true, version: 1 };
  /** Authors of the changes of the switch, in order. */
  const switched: string[] = [];
  /** Authors whose touch of the switch was answered with success. */
  const accepted = new Set<string>();
  const set = (by: string, isOn: boolean, seen: number) => {
    if (preference.isOn === isOn) {
      accepted.add(by);
      return;
    }
    if (seen !== preference.version)
      throw new CallError('refused', 'Changed', { status: 412, code: 'CHANGED_MEANWHILE' });
    switched.push(by);
    accepted.add(by);
    preference.isOn = isOn;
    preference.version += 1;
  };
  const faults: Fault[] = [];
  let isSignedIn = true;
  const work = ({ call, key, request }: Written) => {
    if (call === 'setPushKind') {
      set(key, request.body?.['attivo'] === true, Number(request.headers?.['if-match']));
      return;
    }
    const text = String(request.body?.['text']);
    if (text.startsWith('wrong')) throw new CallError('refused', 'Wrong', { status: 422, code: 'REQUEST_NOT_VALID' });
    if (!done.some((each) => each.key === key)) done.push({ key, text });
  };
  return {
    done,
    faults,
    preference,
    switched,
    accepted,
    switchElsewhere: () => set('another device', !preference.isOn, preference.version),
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

export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export function fakeWorld() {
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

export const newItem = (text: string) => ({
  call: 'invioFormContatti' as const,
  request: { body: { text } },
  subject: 'Bollette',
  path: '/my-edison/assistenza/scrivici',
});

/** A switch as it was seen, touched without a network. */
export const newSwitch = (isOn: boolean, version: number) => ({
  call: 'setPushKind' as const,
  request: { headers: { 'if-match': String(version) }, body: { tipo: 'SOGLIA', attivo: !isOn } },
  subject: 'Soglia di spesa',
  path: '/my-edison/profilo/notifiche',
});

export const isSwitch = (item: OutboxItem) => item.written?.call === 'setPushKind';

export const textOf = (item: OutboxItem | undefined) => String(item?.written?.request.body?.['text']);
