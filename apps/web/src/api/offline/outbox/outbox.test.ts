import { describe, expect, it } from 'vitest';
import { fakeWorld, newItem, newSwitch, settle } from './fixture.ts';
import { HOLD_MS } from './outbox.ts';

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

  it('sends a switch once, at the version that was seen', async () => {
    const { server, openOutbox, goOnline } = fakeWorld();
    const { outbox } = openOutbox();
    goOnline(false);
    await outbox.write(newSwitch(true, 1));
    goOnline(true);
    server.faults.push('LOST_AFTER');
    await outbox.flush();
    await outbox.flush();
    expect(server.switched).toHaveLength(1);
    expect(server.preference.isOn).toBe(false);
    expect(outbox.items()).toEqual([]);
  });

  it('shows a switch that another device has touched meanwhile, and leaves it as it is there', async () => {
    const { server, openOutbox, goOnline } = fakeWorld();
    const { outbox } = openOutbox();
    goOnline(false);
    await outbox.write(newSwitch(true, 1));
    server.switchElsewhere();
    server.switchElsewhere();
    goOnline(true);
    await outbox.flush();
    expect(server.preference.isOn).toBe(true);
    expect(outbox.items().map(({ state, written }) => [state, written?.rejection?.code])).toEqual([
      ['REJECTED', 'CHANGED_MEANWHILE'],
    ]);
  });

  it('sends what was held by a form that is gone, once its time is over', async () => {
    const { server, openOutbox, pass } = fakeWorld();
    const tab = openOutbox();
    await tab.outbox.write(newItem('one'));
    await tab.outbox.hold(tab.outbox.items()[0]?.id ?? '');
    await tab.outbox.flush();
    pass(HOLD_MS);
    tab.wake();
    await settle();
    expect(server.done).toHaveLength(1);
  });

  it('sends what a form holds when the customer asks for it', async () => {
    const { server, openOutbox } = fakeWorld();
    const { outbox } = openOutbox();
    await outbox.write(newItem('one'));
    await outbox.hold(outbox.items()[0]?.id ?? '');
    await outbox.sendNow();
    expect(server.done).toHaveLength(1);
  });

  it('rejects an edit that comes after the item was sent', async () => {
    const { server, openOutbox, pass } = fakeWorld();
    const { outbox } = openOutbox();
    await outbox.write(newItem('one'));
    const id = outbox.items()[0]?.id ?? '';
    await outbox.hold(id);
    pass(HOLD_MS);
    await outbox.flush();
    expect(await outbox.edit(id, { body: { text: 'two' } })).toBe(false);
    await outbox.flush();
    expect(server.done.map(({ text }) => text)).toEqual(['one']);
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
