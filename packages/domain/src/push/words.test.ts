import { expect, it } from 'vitest';
import { PUSH_KINDS } from './kinds.ts';
import { pushedPath, pushTag, pushWordKeys, pushWordsByKey, PUSH_WORDS } from './words.ts';

it('returns the words of every kind by names that Android and iOS take', () => {
  const words = new Map(pushWordsByKey());
  expect(words.size).toBe(2 * PUSH_KINDS.length);
  for (const kind of PUSH_KINDS) {
    const { title, body } = pushWordKeys(kind);
    expect([title, body].join()).toMatch(/^[a-z_]+,[a-z_]+$/);
    expect({ title: words.get(title), body: words.get(body) }).toEqual({
      title: PUSH_WORDS[kind].title,
      body: PUSH_WORDS[kind].body,
    });
  }
});

it('returns words without figures, which would be amounts (push.contenuto.1)', () => {
  for (const [, words] of pushWordsByKey()) expect(words).not.toMatch(/[\d€%]/);
});

it.each([
  ['BOLLETTA', '12', 'BOLLETTA'],
  ['VISITA', '12', 'VISITA 12'],
  ['ALTRO', '12', 'ALTRO 12'],
])('returns the tag of %s %s: %s', (kind, id, tag) => {
  expect(pushTag(kind, id)).toBe(tag);
});

it.each([
  ['12', '/my-edison/notifiche?apri=12'],
  ['12&x=1', '/my-edison/notifiche'],
  ['', '/my-edison/notifiche'],
  [12, '/my-edison/notifiche'],
  [undefined, '/my-edison/notifiche'],
])('returns for the number %s the page %s', (id, path) => {
  expect(pushedPath(id)).toBe(path);
});
