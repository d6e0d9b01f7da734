import { expect, it } from 'vitest';
import type { Contract } from '../contracts/contract.ts';
import { coversVisits } from './coverage.ts';

const base = { status: 'ATTIVO', code: 'C1' } as const;

it.each<[boolean, Contract]>([
  [true, { ...base, type: 'VAS', vas: { type: 'SERVIZIO', subType: 'INTERVENTO_TECNICO' } }],
  [false, { ...base, type: 'VAS', vas: { type: 'SERVIZIO', subType: 'DEFAULT' } }],
  [
    false,
    {
      ...base,
      type: 'COMMODITY',
      commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: false },
    },
  ],
])('returns %s for %j', (covers, contract) => {
  expect(coversVisits(contract)).toBe(covers);
});
