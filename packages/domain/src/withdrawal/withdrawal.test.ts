import { expect, it } from 'vitest';
import type { WithdrawalTerms } from './period.ts';
import { withdrawalStanding, type WithdrawalStanding } from './withdrawal.ts';

const online: WithdrawalTerms = { startsOn: '2026-11-06', place: 'ONLINE' };
const inShop: WithdrawalTerms = { startsOn: '2026-11-06', place: 'NEGOZIO' };
const open: WithdrawalStanding = { state: 'APERTO', lastDay: '2026-11-20' };
const over: WithdrawalStanding = { state: 'SCADUTO', lastDay: '2026-11-20' };

it.each<[string, WithdrawalTerms | undefined, boolean, boolean, string, WithdrawalStanding]>([
  ['withdrawn from', online, true, true, '2026-12-20T09:00:00Z', { state: 'ESERCITATO' }],
  ['of a company', online, false, false, '2026-11-20T09:00:00Z', { state: 'NON_PREVISTO', exclusion: 'AZIENDA' }],
  [
    'without a day',
    undefined,
    true,
    false,
    '2026-11-20T09:00:00Z',
    { state: 'NON_PREVISTO', exclusion: 'DATA_SCONOSCIUTA' },
  ],
  ['made in a shop', inShop, true, false, '2026-11-20T09:00:00Z', { state: 'NON_PREVISTO', exclusion: 'NEGOZIO' }],
  ['on the day it was made', online, true, false, '2026-11-06T09:00:00Z', open],
  ['in the first second of its period', online, true, false, '2026-11-06T23:00:00Z', open],
  ['in its last second', online, true, false, '2026-11-20T22:59:59Z', open],
  ['in its last millisecond', online, true, false, '2026-11-20T22:59:59.999Z', open],
  ['one second after', online, true, false, '2026-11-20T23:00:00Z', over],
])('returns for a contract %s the state of recesso.stati.1', (_what, terms, isConsumer, isWithdrawn, now, standing) => {
  expect(withdrawalStanding({ terms, isConsumer, isWithdrawn }, Date.parse(now))).toEqual(standing);
});
