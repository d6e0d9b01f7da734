import { describe, expect, it } from 'vitest';
import { nextStatesOf, OPEN_READING_STATES, SENT_READING_STATES, type SentReadingState } from './sent-reading.ts';

/** The table of lettura.stato.1. */
const next: Readonly<Record<SentReadingState, readonly SentReadingState[]>> = {
  RICEVUTA: ['INVIATA_DISTRIBUTORE', 'RIFIUTATA'],
  INVIATA_DISTRIBUTORE: ['VALIDATA', 'RIFIUTATA'],
  VALIDATA: ['USATA_IN_BOLLETTA'],
  RIFIUTATA: [],
  USATA_IN_BOLLETTA: [],
};

describe('the life of a reading that was sent (lettura.stato.1)', () => {
  it.each(SENT_READING_STATES.flatMap((from) => SENT_READING_STATES.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      expect(nextStatesOf(from).includes(to)).toBe(next[from].includes(to));
    },
  );

  it('lists the states of an open reading, before it is rejected or used', () => {
    expect(OPEN_READING_STATES).toEqual(['RICEVUTA', 'INVIATA_DISTRIBUTORE', 'VALIDATA']);
  });
});
