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
