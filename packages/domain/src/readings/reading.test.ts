import { describe, expect, it } from 'vitest';
import { lastReading } from './reading.ts';

describe('the last reading (lettura.ultima.1)', () => {
  const measured = { date: '2026-10-31', kind: 'EFFETTIVA', state: null } as const;
  const sent = { date: '2026-10-31', kind: 'AUTOLETTURA', state: 'VALIDATA' } as const;
  const estimated = { date: '2026-10-31', kind: 'STIMATA', state: null } as const;
  const later = { date: '2026-11-20', kind: 'AUTOLETTURA', state: 'RICEVUTA' } as const;
  const refused = { date: '2026-11-21', kind: 'AUTOLETTURA', state: 'RIFIUTATA' } as const;

  it.each<
    [string, (typeof measured | typeof sent | typeof estimated | typeof later | typeof refused)[], object | undefined]
  >([
    ['none', [], undefined],
    ['of the latest day', [measured, later], later],
    ['measured before sent', [sent, measured], measured],
    ['sent before estimated', [estimated, sent], sent],
    ['never one that was refused', [refused, estimated], estimated],
    ['none where all were refused', [refused], undefined],
  ])('returns the last reading: %s', (_, readings, expected) => {
    expect(lastReading(readings)).toBe(expected);
  });
});
