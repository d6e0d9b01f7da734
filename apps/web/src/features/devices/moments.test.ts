import { expect, it } from 'vitest';
import { momentOf } from './moments.ts';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-21T09:05:00Z', NOW, { day: 'today', date: '21 novembre', time: '10:05' }],
  // Midnight in Rome is an hour before that of Greenwich.
  ['2026-11-20T23:00:00Z', NOW, { day: 'today', date: '21 novembre', time: '00:00' }],
  ['2026-11-20T22:59:00Z', NOW, { day: 'yesterday', date: '20 novembre', time: '23:59' }],
  ['2026-11-19T22:59:00Z', NOW, { day: 'earlier', date: '19 novembre', time: '23:59' }],
  ['2025-12-31T12:00:00Z', NOW, { day: 'earlier', date: '31 dicembre 2025', time: '13:00' }],
  // The day after the clocks went back, which had 25 hours.
  ['2026-10-24T22:30:00Z', at('2026-10-26T08:00:00Z'), { day: 'yesterday', date: '25 ottobre', time: '00:30' }],
])('%s', (instant, now, moment) => {
  expect(momentOf(at(instant), now)).toEqual(moment);
});
