import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fakeWorld, isSwitch, newItem, newSwitch, settle, textOf, type Fault } from './fixture.ts';
import { HOLD_MS } from './outbox.ts';

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
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('switch' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('switch-elsewhere' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
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
      /** Keys of the touches of the switch, by item. */
      const touches = new Map<string, string>();
      /** The switch as the page shows it, which may be old. */
      let seen = { ...server.preference };
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
          case 'switch': {
            const known = new Set((await browser.all()).map(({ id }) => id));
            await first.outbox.write(newSwitch(seen.isOn, seen.version));
            const added = (await browser.all()).find(({ id }) => !known.has(id));
            touches.set(added?.id ?? '', added?.written?.key ?? '');
            break;
          }
          case 'switch-elsewhere':
            server.switchElsewhere();
            break;
          case 'look':
            seen = { ...server.preference };
            break;
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
            if (item === undefined || isSwitch(item)) break;
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
            if (item !== undefined && (await first.outbox.remove(item.id))) {
              wanted.delete(item.id);
              touches.delete(item.id);
            }
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

      const all = await browser.all();
      const left = all.filter((item) => !isSwitch(item));
      const arrived = server.done.map(({ text }) => text);
      expect(all.every(({ state, written }) => state === 'REJECTED' && written?.rejection !== undefined)).toBe(true);
      expect([...arrived, ...left.map(textOf)].toSorted()).toEqual([...wanted.values()].toSorted());
      // No touch of the switch was done twice, and none that is neither accepted nor shown has disappeared.
      const own = server.switched.filter((by) => by !== 'another device');
      expect(new Set(own).size).toBe(own.length);
      const shown = new Set(all.map(({ id }) => id));
      const unseen = [...touches].filter(([id, key]) => !shown.has(id) && !server.accepted.has(key));
      expect(unseen).toEqual([]);
      const inOrder = [...wanted].flatMap(([id, text]) => (movedBack.has(id) || !arrived.includes(text) ? [] : [text]));
      expect(arrived.filter((text) => inOrder.includes(text))).toEqual(inOrder);
    }),
    { numRuns: 1000 },
  );
});
