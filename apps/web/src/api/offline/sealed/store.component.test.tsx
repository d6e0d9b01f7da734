import { afterEach, expect, it } from 'vitest';
import { createKeptAnswers } from '../answers/kept-answers.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { openDatabase, type OfflineDatabase } from './database.ts';
import { eraseAnswers, eraseLeftovers, eraseOutbox } from './erase.ts';
import { baseOf, sealOf } from './seal.ts';

const NOW = Date.UTC(2026, 10, 26, 8);
const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET_TEXT = 'Via Garibaldi 12, IT001E12345678';

let database: OfflineDatabase | undefined;

async function openStore() {
  database = await openDatabase();
  return database;
}

afterEach(async () => {
  for (const store of ['keys', 'answers', 'outbox'] as const) await database?.clear(store);
  database?.close();
});

async function answersOf(open: OfflineDatabase, { id = 'session', shape = '1', now = NOW } = {}) {
  const seal = await sealOf(await baseOf(open, `digest of ${id}`), id, 'answers full');
  return createKeptAnswers({ database: open, seal, session: `digest of ${id}`, shape, now: () => now });
}

const item = (id: string) => ({
  id,
  state: 'WAITING' as const,
  writtenAt: NOW,
  heldUntil: 0,
  written: {
    format: 1 as const,
    call: 'invioFormContatti' as const,
    request: { body: { messaggio: SECRET_TEXT } },
    key: 'key',
    subject: SECRET_TEXT,
    path: '/',
  },
});

it('returns a kept answer, stored as nothing that can be read', async () => {
  const open = await openStore();
  const answers = await answersOf(open);
  await answers.keep('recuperoLista', { pod: SECRET_TEXT }, { model: SECRET_TEXT }, NOW);
  expect(await answers.find('recuperoLista', { pod: SECRET_TEXT })).toEqual({
    answer: { model: SECRET_TEXT },
    at: NOW,
  });
  const [record] = await open.getAll('answers');
  const stored = JSON.stringify(record) + new TextDecoder().decode(record?.data);
  expect(stored).not.toContain('Garibaldi');
  expect(stored).not.toContain('recuperoLista');
  const [key] = await open.getAll('keys');
  expect(key?.base.extractable).toBe(false);
});

it('returns nothing of another session, of other models or of more than a week ago', async () => {
  const open = await openStore();
  await (await answersOf(open)).keep('recuperoLista', {}, 1, NOW);
  const week = 7 * DAY_MS + 1;
  for (const other of [{ id: 'other' }, { shape: '2' }, { now: NOW + week }, { now: NOW - 2 * DAY_MS }]) {
    expect(await (await answersOf(open, other)).find('recuperoLista', {})).toBeUndefined();
  }
});

it('deletes the oldest answers of what is too much', async () => {
  const open = await openStore();
  const answers = await answersOf(open);
  for (let at = 0; at < 6; at += 1) await answers.keep('recuperoLista', { at }, 'x'.repeat(900_000), NOW + at);
  await answers.trim();
  expect(await answers.find('recuperoLista', { at: 0 })).toBeUndefined();
  expect(await answers.find('recuperoLista', { at: 5 })).toBeDefined();
});

it('deletes answers and key with their session, and no other', async () => {
  const open = await openStore();
  await (await answersOf(open)).keep('recuperoLista', {}, 1, NOW);
  await (await answersOf(open, { id: 'other' })).keep('recuperoLista', {}, 1, NOW);
  await eraseAnswers(open, 'digest of session');
  expect(await open.getAllKeys('keys')).toEqual(['digest of other']);
  expect(await open.count('answers')).toBe(1);
});

it('deletes what sessions have left that nobody holds any more', async () => {
  const open = await openStore();
  await (await answersOf(open)).keep('recuperoLista', {}, 1, NOW);
  await (await answersOf(open, { id: 'gone' })).keep('recuperoLista', {}, 1, NOW);
  await eraseLeftovers(open, { mine: 'digest of session', remembered: null, now: NOW });
  expect(await open.getAllKeys('keys')).toEqual(['digest of session']);
  expect(await open.count('answers')).toBe(1);
});

it('shows unsent writes to the same customer after another sign-in, in order', async () => {
  const open = await openStore();
  const first = createOutboxStore(open, { username: 'Full', session: 'one' });
  await first.add(item('b'));
  await first.add(item('a'));
  const stranger = createOutboxStore(open, { username: 'misto', session: 'two' });
  await stranger.adopt();
  expect(await stranger.list()).toEqual([]);
  const again = createOutboxStore(open, { username: 'full', session: 'three' });
  await again.adopt();
  expect((await again.list()).map(({ id, written }) => [id, written?.subject])).toEqual([
    ['b', SECRET_TEXT],
    ['a', SECRET_TEXT],
  ]);
});

it('rejects a change of an item that another tab has changed', async () => {
  const open = await openStore();
  const store = createOutboxStore(open, { username: 'full', session: 'one' });
  await store.add(item('a'));
  const [read] = await store.list();
  if (read === undefined) throw new Error('Not stored');
  const changed = { ...read, revision: 2, state: 'UNCLEAR' as const };
  expect(await store.replace(read, changed)).toBe(true);
  expect(await store.replace(read, undefined)).toBe(false);
  expect((await store.list())[0]?.state).toBe('UNCLEAR');
  expect(await store.replace(changed, undefined)).toBe(true);
  expect(await open.count('outbox')).toBe(0);
});

it('deletes unsent writes with a sign-out, and keeps only a notice of them a week after an expiry', async () => {
  const open = await openStore();
  const store = createOutboxStore(open, { username: 'full', session: 'one' });
  await store.add(item('a'));
  await eraseLeftovers(open, { mine: undefined, remembered: null, now: NOW + 8 * DAY_MS });
  const [notice] = await store.list();
  expect([notice?.state, notice?.written]).toEqual(['EXPIRED', undefined]);
  await eraseOutbox(open, 'one');
  expect(await open.count('outbox')).toBe(0);
});
