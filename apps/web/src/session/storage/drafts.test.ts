import { expect, it } from 'vitest';
import { createDrafts, VISITORS_DRAFT } from './drafts.ts';
import { fakeBrowser, full, memoryStorage } from '../fixture.ts';
import { tolerantStorage } from './key-value.ts';

const DAY = 86_400_000;

function setUp(storage: Storage = memoryStorage()) {
  let now = 1_000_000;
  const drafts = createDrafts(
    tolerantStorage(() => storage),
    () => now,
  );
  return { drafts, storage, pass: (ms: number) => (now += ms) };
}

it('gives back what the same customer typed in the same form', () => {
  const { drafts } = setUp();
  drafts.keep('full', 'contact', { message: 'La caldaia', urgent: true });
  expect(drafts.of('FULL', 'contact')).toEqual({ message: 'La caldaia', urgent: true });
  expect(drafts.of('full', 'reading')).toBeUndefined();
  expect(drafts.areWaiting()).toBe(true);
});

it('shows it to nobody else, and drops it when somebody else signs in', () => {
  const { drafts, storage } = setUp();
  drafts.keep('full', 'contact', { message: 'x' });
  expect(drafts.of('ful', 'contact')).toBeUndefined();
  drafts.dropOthers('full');
  expect(drafts.of('full', 'contact')).toEqual({ message: 'x' });
  drafts.dropOthers('ful');
  expect(Object.keys(storage)).toEqual([]);
});

it('drops what a visitor typed once somebody signs in, and not while nobody does', () => {
  const { drafts, storage } = setUp();
  storage.setItem(`${VISITORS_DRAFT}registration`, '{}');
  expect(drafts.areWaiting()).toBe(false);
  expect(Object.keys(storage)).toHaveLength(1);
  drafts.dropOthers('full');
  expect(Object.keys(storage)).toEqual([]);
});

it('keeps drafts apart where a user name looks like a key', () => {
  const { drafts } = setUp();
  drafts.keep('full', 'a/b', { message: 'x' });
  drafts.keep('full/a', 'b', { message: 'y' });
  expect(drafts.of('full', 'a/b')).toEqual({ message: 'x' });
  drafts.dropOthers('full');
  expect(drafts.of('full/a', 'b')).toBeUndefined();
});

it('forgets it after 24 hours, when it was sent, and when the customer goes', () => {
  const { drafts, pass } = setUp();
  drafts.keep('full', 'contact', { message: 'x' });
  pass(DAY - 1);
  expect(drafts.of('full', 'contact')).toBeDefined();
  pass(1);
  expect(drafts.of('full', 'contact')).toBeUndefined();
  expect(drafts.areWaiting()).toBe(false);
  drafts.keep('full', 'contact', { message: 'x' });
  drafts.drop('full', 'contact');
  expect(drafts.areWaiting()).toBe(false);
  drafts.keep('full', 'contact', { message: 'x' });
  drafts.dropAll();
  expect(drafts.areWaiting()).toBe(false);
});

it('reads nothing out of what is no draft', () => {
  const { drafts, storage } = setUp();
  for (const text of ['', 'x', '{}', '{"at":1000000,"values":{"a":{}}}']) {
    storage.setItem('sportello-draft.full/contact', text);
    expect(drafts.of('full', 'contact')).toBeUndefined();
  }
});

it('keeps it as long as the page where storage is full', () => {
  const { drafts } = setUp(full());
  drafts.keep('full', 'contact', { message: 'x' });
  expect(drafts.of('full', 'contact')).toEqual({ message: 'x' });
});

it('outlives the end of the session', () => {
  const { session, storage } = fakeBrowser().tab();
  const { drafts } = setUp(storage);
  session.start({
    username: 'full',
    tokens: { accessToken: 'a', refreshToken: 'r', expiresIn: 300 },
    rememberMe: false,
  });
  drafts.keep('full', 'contact', { message: 'x' });
  session.end('REFRESH_FAILED');
  session.restore();
  expect(drafts.of('full', 'contact')).toEqual({ message: 'x' });
});
