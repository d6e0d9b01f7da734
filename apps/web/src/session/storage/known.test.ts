import { expect, it } from 'vitest';
import { fakeBrowser, tokens } from '../fixture.ts';
import { createKnown } from './known.ts';
import { tolerantStorage } from './key-value.ts';
import { END_REASONS } from './vault.ts';

function open(browser = fakeBrowser()) {
  const tab = browser.tab();
  const known = createKnown(tab.session, {
    tab: tolerantStorage(() => tab.storage),
    browser: tolerantStorage(() => browser.shared),
  });
  return { browser, ...tab, known };
}

const start = (username: string, rememberMe: boolean) => ({ username, tokens: tokens(), rememberMe });
const textOf = (storage: Storage) => JSON.stringify(Object.entries(storage));

it('keeps what is known in the tab alone, unless the browser remembers the session (sessione.memoria.6)', () => {
  const { session, known, browser, storage } = open();
  session.start(start('laura', false));
  known.set('person.laura', 'CUSTOMER');
  expect(known.get('person.laura')).toBe('CUSTOMER');
  expect(textOf(storage)).toContain('laura');
  expect(textOf(browser.shared)).toBe('[]');
});

it('returns it in another tab of a remembered session', () => {
  const { session, known, browser } = open();
  session.start(start('laura', true));
  known.set('person.laura', 'CUSTOMER');
  const later = open(browser);
  later.session.restore();
  expect(later.known.get('person.laura')).toBe('CUSTOMER');
});

it.each(END_REASONS.flatMap((why) => [true, false].map((rememberMe) => [why, rememberMe] as const)))(
  'leaves nothing of a person in either storage after %s, remembered: %s',
  (why, rememberMe) => {
    const { session, known, browser, storage } = open();
    browser.shared.setItem('FIXED_homeTour', 'seen');
    // An earlier version kept these keys.
    browser.shared.setItem('sportello-person.laura', 'CUSTOMER');
    session.restore();
    session.start(start('laura', rememberMe));
    known.set('person.laura', 'CUSTOMER');
    session.end(why);
    known.set('type.1000000017', 'LUCE');
    expect(Object.keys(browser.shared)).toEqual(['FIXED_homeTour']);
    expect(Object.keys(storage)).toEqual(['sportello.ended']);
  },
);

it('keeps what is remembered of somebody when somebody else leaves, and nothing once they are remembered instead', () => {
  const first = open();
  first.session.start(start('laura', true));
  first.known.set('person.laura', 'CUSTOMER');
  const other = open(first.browser);
  other.session.start(start('marco', false));
  other.known.set('person.marco', 'CUSTOMER');
  other.session.end('SIGNED_OUT');
  expect(textOf(first.browser.shared)).toContain('person.laura');
  other.session.start(start('marco', true));
  expect(textOf(first.browser.shared)).not.toContain('laura');
});
