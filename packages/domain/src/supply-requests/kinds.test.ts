import { describe, expect, it } from 'vitest';
import type { ContractStatus } from '../contracts/status.ts';
import { CONTRACT_STATUSES } from '../contracts/status.ts';
import {
  isOffered,
  offeredRequests,
  SUPPLY_REQUEST_KIND_LABELS,
  SUPPLY_REQUEST_KINDS,
  SUPPLY_REQUEST_RULES,
  supplyStanding,
  type RequestableSupply,
} from './kinds.ts';

const supply = (over: Partial<RequestableSupply>): RequestableSupply => ({
  contractCode: 'C1',
  commodity: 'LUCE',
  standing: 'ACTIVE',
  point: 'IT001E12345678',
  power: 3,
  ...over,
});

const offered = (supplies: readonly RequestableSupply[], isConsumer = true) =>
  offeredRequests({ isConsumer, supplies }, SUPPLY_REQUEST_KINDS)
    .filter(({ contractCodes }) => contractCodes.length > 0)
    .map(({ kind }) => kind)
    .join(' ');

it('defines rules and a label for each kind (pratica.tipi.1)', () => {
  expect(Object.keys(SUPPLY_REQUEST_RULES)).toEqual(SUPPLY_REQUEST_KINDS);
  expect(Object.keys(SUPPLY_REQUEST_KIND_LABELS)).toEqual(SUPPLY_REQUEST_KINDS);
});

it.each<[ContractStatus, string]>([
  ['IN_ATTIVAZIONE', 'OTHER'],
  ['ATTIVO', 'ACTIVE'],
  ['DISATTIVATO', 'OTHER'],
  ['CESSATO', 'ENDED'],
  ['ANNULLATO', 'OTHER'],
  ['SOSPESO_MOROSITA', 'SUSPENDED'],
  ['SCONOSCIUTO', 'OTHER'],
])('returns for status %s the standing %s (pratica.tipi.2)', (status, standing) => {
  expect(CONTRACT_STATUSES).toContain(status);
  expect(supplyStanding(status)).toBe(standing);
});

describe('offeredRequests (pratica.tipi.2)', () => {
  it.each<[string, readonly RequestableSupply[], string]>([
    ['no supply', [], ''],
    ['active electricity', [supply({})], 'TRASLOCO POTENZA FATTURAZIONE DISATTIVAZIONE RESIDENZA'],
    [
      'active electricity of unknown power',
      [supply({ power: undefined })],
      'TRASLOCO FATTURAZIONE DISATTIVAZIONE RESIDENZA',
    ],
    ['active gas', [supply({ commodity: 'GAS' })], 'TRASLOCO FATTURAZIONE DISATTIVAZIONE'],
    ['suspended electricity', [supply({ standing: 'SUSPENDED' })], 'RIATTIVAZIONE'],
    ['suspended gas', [supply({ standing: 'SUSPENDED', commodity: 'GAS' })], 'RIATTIVAZIONE'],
    ['an ended supply', [supply({ standing: 'ENDED' })], 'RIENTRO'],
    ['an ended supply without a point', [supply({ standing: 'ENDED', point: undefined })], ''],
    ['any other standing', [supply({ standing: 'OTHER' })], ''],
    ['an unknown commodity', [supply({ commodity: 'SCONOSCIUTO' })], ''],
  ])('returns for %s the kinds about it', (_what, supplies, kinds) => {
    expect(offered(supplies)).toBe(kinds);
  });

  it('returns no RIENTRO for a point that is supplied again', () => {
    expect(offered([supply({ standing: 'ENDED' }), supply({ contractCode: 'C2', standing: 'OTHER' })])).toBe('');
    expect(offered([supply({ standing: 'ENDED' }), supply({ standing: 'OTHER', point: 'IT001E00000000' })])).toBe(
      'RIENTRO',
    );
  });

  it('returns residence for consumers only', () => {
    expect(offered([supply({})], false)).toBe('TRASLOCO POTENZA FATTURAZIONE DISATTIVAZIONE');
  });

  it('returns kinds about a delivery point for every customer, and only kinds with a price', () => {
    const newcomer = { isConsumer: true, supplies: [] };
    expect(offeredRequests(newcomer, SUPPLY_REQUEST_KINDS).map(({ kind }) => kind)).toEqual([
      'VOLTURA',
      'SUBENTRO',
      'NUOVA_ATTIVAZIONE',
    ]);
    expect(offeredRequests(newcomer, ['POTENZA', 'SUBENTRO'])).toEqual([{ kind: 'SUBENTRO', contractCodes: [] }]);
  });

  it('returns every supply for which a kind is offered', () => {
    const supplies = [supply({}), supply({ contractCode: 'C2', commodity: 'GAS' }), supply({ contractCode: 'C3' })];
    expect(offeredRequests({ isConsumer: true, supplies }, ['POTENZA'])).toEqual([
      { kind: 'POTENZA', contractCodes: ['C1', 'C3'] },
    ]);
  });
});

describe('isOffered (pratica.tipi.2)', () => {
  const requests = offeredRequests({ isConsumer: true, supplies: [supply({})] }, SUPPLY_REQUEST_KINDS);

  it.each([
    ['POTENZA', 'C1', true],
    ['POTENZA', 'C2', false],
    ['POTENZA', undefined, false],
    ['VOLTURA', undefined, true],
    ['VOLTURA', 'C1', false],
    ['RIENTRO', 'C1', false],
    ['RIATTIVAZIONE', undefined, false],
  ] as const)('returns for %s of contract %s: %s', (kind, code, expected) => {
    expect(isOffered(requests, kind, code)).toBe(expected);
  });
});
