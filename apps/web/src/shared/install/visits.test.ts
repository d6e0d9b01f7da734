import { describe, expect, it } from 'vitest';
import { isOffered, withVisit } from './visits.ts';

const after = (days: readonly string[], noted: string | null = null) =>
  days.reduce<string | null>((notes, day) => withVisit(notes, day), noted);

describe('pagine.installata.2', () => {
  it.each<[boolean, string, readonly string[], string | null]>([
    [false, 'the first visit', ['2026-11-26'], null],
    [false, 'more visits of the same day', ['2026-11-26', '2026-11-26'], null],
    [true, 'a visit on another day', ['2026-11-26', '2026-11-28'], null],
    [true, 'the visits after it', ['2026-11-26', '2026-11-28', '2026-12-01'], null],
    [false, 'a visit after the offer was dismissed', ['2026-12-01'], 'no'],
    [false, 'nothing noted', [], null],
  ])('returns %s for %s', (offered, _, days, noted) => expect(isOffered(after(days, noted))).toBe(offered));

  it('returns no more than two days, which name nobody', () => {
    expect(after(['2026-11-26', '2026-11-28', '2026-12-01'])).toBe('2026-11-26 2026-11-28');
  });
});
