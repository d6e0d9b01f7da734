import { expect, it } from 'vitest';
import { spansOf } from './spans.ts';

const day = {
  codiceContratto: 'A',
  giorno: '2026-10-24',
  minuti: 60 as const,
  valori: [90, null, 120],
  stimato: false,
};

it('says of each supply from when to when, and how many values there are', () => {
  const days = [
    { ...day, giorno: '2026-10-25', stimato: true },
    day,
    { ...day, codiceContratto: 'B', valori: [1] },
    { ...day, minuti: 15 as const, valori: [1, 2] },
  ];
  const span = { codiceContratto: 'A', dal: '2026-10-24', minutiTraDueValori: 60, valori: 4, giorniStimati: 1 };
  const oneDay = { dal: '2026-10-24', al: '2026-10-24', giorniStimati: 0 };
  expect(spansOf(days)).toEqual([
    { ...span, al: '2026-10-25' },
    { ...oneDay, codiceContratto: 'B', minutiTraDueValori: 60, valori: 1 },
    { ...oneDay, codiceContratto: 'A', minutiTraDueValori: 15, valori: 2 },
  ]);
  expect(spansOf([])).toEqual([]);
});
