import { describe, expect, it } from 'vitest';
import { awaitedReading, type AwaitedFacts } from './self-reading.ts';

const usual: AwaitedFacts = { status: 'ATTIVO', selfReading: true, billingType: 'MENSILE', isSentFor: () => false };
const sent = { isSentFor: () => true };
const november = { opensOn: '2026-11-16', closesOn: '2026-11-30' };
const december = { opensOn: '2026-12-16', closesOn: '2026-12-31' };
const none = { opensOn: undefined, closesOn: undefined };

describe('whether a reading is awaited (lettura.ostacolo.1 and lettura.ostacolo.2)', () => {
  it.each<[string, Partial<AwaitedFacts>, string, object]>([
    ['in its window', {}, '2026-11-16', { isOpen: true, ...november }],
    ['on the last day', {}, '2026-11-30', { isOpen: true, ...november }],
    ['before it opens', {}, '2026-11-15', { obstacle: 'FUORI_PERIODO', ...november }],
    ['after it closed', {}, '2026-12-01', { obstacle: 'FUORI_PERIODO', ...december }],
    ['once one was sent', sent, '2026-11-20', { obstacle: 'GIA_INVIATA', ...december }],
    ['on a meter read from afar', { selfReading: false }, '2026-11-20', { obstacle: 'CONTATORE_TELELETTO', ...none }],
    ['of a ceased contract', { status: 'CESSATO' }, '2026-11-20', { obstacle: 'CONTRATTO_NON_ATTIVO', ...none }],
    ['of one on its way', { status: 'IN_ATTIVAZIONE' }, '2026-11-20', { obstacle: 'CONTRATTO_NON_ATTIVO', ...none }],
    [
      'of a ceased one with a meter read from afar',
      { status: 'CESSATO', selfReading: false },
      '2026-11-20',
      { obstacle: 'CONTRATTO_NON_ATTIVO', ...none },
    ],
  ])('returns whether a reading is awaited %s', (_what, facts, today, expected) => {
    expect(awaitedReading({ ...usual, ...facts }, today)).toEqual({ isOpen: false, obstacle: undefined, ...expected });
  });

  it('looks for one of the very window', () => {
    const asked: object[] = [];
    awaitedReading({ ...usual, isSentFor: (window) => asked.push(window) > 99 }, '2026-11-20');
    expect(asked).toEqual([november]);
  });
});
