import { expect, it } from 'vitest';
import { usageOf } from './usage.ts';

const slot = (date: string) => ({ date, start: '09:00', end: '11:00' }) as never;

it('counts what was asked of a service and not cancelled (moduli.contenuti.3)', () => {
  const all = [
    { contractRisolveId: 'S1', status: 'FATTURATO', timeSlots: [slot('2026-03-02'), slot('2026-02-01')] },
    { contractRisolveId: 'S1', status: 'CONFERMATO', timeSlots: [slot('2026-11-30')] },
    { contractRisolveId: 'S1', status: 'ANNULLATO_DAL_CLIENTE', timeSlots: [slot('2026-12-24')] },
    { contractRisolveId: 'S2', status: 'CONCLUSO', timeSlots: [slot('2026-12-31')] },
    { contractRisolveId: 'S1', status: 'CREATO', timeSlots: [], date: '2025-05-05' },
  ] as unknown as Parameters<typeof usageOf>[1];
  expect(usageOf('S1', all, '2026-11-29')).toEqual({ times: 3, last: '2026-03-02', next: '2026-11-30' });
  expect(usageOf('S1', all, '2026-11-30')).toEqual({ times: 3, last: '2026-11-30', next: undefined });
  expect(usageOf('S3', all, '2026-11-30')).toEqual({ times: 0, last: undefined, next: undefined });
});

it.each([
  ['the latest of several past days', ['2026-03-02', '2026-05-06', '2026-01-01'], '2026-05-06', undefined],
  ['the earliest of several coming days', ['2026-12-24', '2026-11-30', '2027-01-10'], undefined, '2026-11-30'],
  ['today as the last day', ['2026-11-29', '2026-11-28'], '2026-11-29', undefined],
])('returns %s (moduli.contenuti.3)', (_what, dates, last, next) => {
  const all = dates.map((date) => ({
    contractRisolveId: 'S1',
    status: 'CONFERMATO' as const,
    timeSlots: [slot(date)],
  }));
  expect(usageOf('S1', all, '2026-11-29')).toEqual({ times: dates.length, last, next });
});

it.each([
  ['the newest slot, not the date', { timeSlots: [slot('2026-03-02')], date: '2026-04-04' }, '2026-03-02'],
  ['the date without slots', { timeSlots: [], date: '2026-04-04' }, '2026-04-04'],
  ['no day without slots and date', { timeSlots: [] }, undefined],
])('returns as the day of a use %s (moduli.contenuti.3)', (_what, facts, last) => {
  const all = [{ contractRisolveId: 'S1', status: 'CONCLUSO' as const, ...facts }];
  expect(usageOf('S1', all, '2026-11-29')).toEqual({ times: 1, last, next: undefined });
});

it.each([
  ['ANNULLATO', 0],
  ['ANNULLATO_DAL_CLIENTE', 0],
  ['NON_SUPPORTATO', 0],
  ['CONCLUSO', 1],
] as const)('returns for an intervention in status %s %i uses (moduli.contenuti.3)', (status, times) => {
  expect(usageOf('S1', [{ contractRisolveId: 'S1', status, timeSlots: [] }], '2026-11-29').times).toBe(times);
});
