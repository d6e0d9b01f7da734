import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommodityContract } from '../contracts/contract.ts';
import type { Bill } from '../bills/bill.ts';
import type { Onboarding } from '../contracts/onboarding/onboarding.ts';
import { contractMatters } from './contract-matters.ts';
import { isToDo, mostUrgent, type Matter, type MatterKind } from './matter.ts';

/** The table of home.urgenza.1, in its order. */
const order: readonly [MatterKind, boolean][] = [
  ['OVERDUE_BILL', true],
  ['SUSPENDED_SUPPLY', true],
  ['VISIT_TODAY', false],
  ['VISIT_PASSED', false],
  ['RESUMING', false],
  ['DUE_BILL', true],
  ['QUOTE_TO_ANSWER', true],
  ['READING_WINDOW', true],
  ['STOPPED_ACTIVATION', true],
  ['OFFER_ENDS_IN_30', false],
  ['NOT_AVAILABLE', false],
  ['OFFER_ENDS_IN_60', false],
  ['NEW_DOCUMENT', false],
  ['ACTIVATION', false],
  ['OFFER_ENDS_IN_120', false],
];

describe('the most urgent thing (home.urgenza.1)', () => {
  it.each(order.map(([kind], place) => ({ kind, later: order.slice(place) })))(
    '$kind comes before all that stands below it',
    ({ kind, later }) => {
      const all = later.map(([other]): Matter => ({ kind: other, day: '2026-01-01' }));
      expect(mostUrgent([...all.toReversed(), { kind }])?.kind).toBe(kind);
    },
  );

  it.each([
    ['the earliest day', ['2026-12-05', '2026-12-01', undefined], '2026-12-01'],
    ['a day before none', [undefined, '2027-01-01'], '2027-01-01'],
    ['none where there is none', [undefined, undefined], undefined],
  ])('returns among several of a kind %s', (_what, days, expected) => {
    expect(mostUrgent(days.map((day): Matter => ({ kind: 'DUE_BILL', day })))?.day).toBe(expected);
  });

  it('returns undefined without matters', () => {
    expect(mostUrgent([])).toBeUndefined();
  });

  it('does not depend on the order in which things became known', () => {
    const matter = fc.record({
      kind: fc.constantFrom(...order.map(([kind]) => kind)),
      day: fc.constantFrom('2026-11-01', '2026-11-02', undefined),
    });
    fc.assert(
      fc.property(fc.array(matter), (matters) => {
        expect(mostUrgent(matters.toReversed())).toEqual(mostUrgent(matters));
      }),
    );
  });

  it.each(order)('%s is to be done: %s (home.urgenza.2)', (kind, expected) => {
    expect(isToDo({ kind })).toBe(expected);
  });
});

describe('what contracts ask for', () => {
  const onboarding: Onboarding = { status: 'IN_ATTIVAZIONE', defaulting: false, activationDate: '2026-12-12' };
  const contract = (more: Partial<CommodityContract>): CommodityContract => ({
    type: 'COMMODITY',
    code: '1',
    status: 'ATTIVO',
    commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true },
    ...more,
  });

  it.each([
    ['nothing while all runs', {}, []],
    ['nothing once it has ended', { status: 'CESSATO' as const }, []],
    ['a suspended one', { status: 'SOSPESO_MOROSITA' as const }, ['SUSPENDED_SUPPLY']],
    ['one under way', { onboarding }, ['ACTIVATION']],
    ['one that waits for a payment', { onboarding: { ...onboarding, defaulting: true } }, ['STOPPED_ACTIVATION']],
    [
      'one that can’t be accepted',
      { onboarding: { ...onboarding, inadmissibilityReason: 'Manca la dichiarazione' } },
      ['STOPPED_ACTIVATION'],
    ],
    [
      'nothing of one that was cancelled',
      { onboarding: { ...onboarding, status: 'ANNULLATO' as const, defaulting: true } },
      [],
    ],
  ])('returns the matters of a contract: %s (home.urgenza.3)', (_what, more, expected) => {
    expect(contractMatters([contract(more)], undefined).map(({ kind }) => kind)).toEqual(expected);
  });

  const own = { contractCode: '1' };
  const ofItsAccount = { contractCode: '2', account: 'A' };
  const ofAnother = { contractCode: '2', account: 'B' };
  const waiting = { ...onboarding, defaulting: true };
  const suspended = { status: 'SOSPESO_MOROSITA' as const };
  const commodity = { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, account: 'A' } as const;
  it.each([
    ['a suspended one while nobody knows', suspended, undefined, 'SUSPENDED_SUPPLY'],
    ['a suspended one with a bill overdue', suspended, [own], 'SUSPENDED_SUPPLY'],
    ['a suspended one whose account has one overdue', { ...suspended, commodity }, [ofItsAccount], 'SUSPENDED_SUPPLY'],
    ['a suspended one, of another account', { ...suspended, commodity }, [ofAnother], 'RESUMING'],
    ['a suspended one of which all is paid', suspended, [], 'RESUMING'],
    [
      'an activation that waits for a payment, while one is overdue',
      { onboarding: waiting },
      [ofAnother],
      'STOPPED_ACTIVATION',
    ],
    ['an activation that waited for a payment, all paid', { onboarding: waiting }, [], 'RESUMING'],
    [
      'an activation that lacks a paper too, all paid',
      { onboarding: { ...waiting, inadmissibilityReason: 'Manca la dichiarazione' } },
      [],
      'STOPPED_ACTIVATION',
    ],
  ] as const)('returns a contract matter by overdue bills: %s (home.urgenza.3)', (_what, more, overdue, expected) => {
    const kinds = contractMatters([contract(more)], overdue as unknown as readonly Bill[] | undefined);
    expect(kinds.map(({ kind }) => kind)).toEqual([expected]);
  });

  it('returns an activation with its planned day', () => {
    expect(contractMatters([contract({ onboarding })], undefined)[0]?.day).toBe('2026-12-12');
  });
});

it.each([
  [
    'one kind and day',
    [
      { kind: 'DUE_BILL', day: '2026-12-01' },
      { kind: 'DUE_BILL', day: '2026-12-01' },
    ],
    0,
  ],
  ['one kind without a day', [{ kind: 'DUE_BILL' }, { kind: 'DUE_BILL' }], 0],
  ['a day and none', [{ kind: 'DUE_BILL', day: '2027-12-31' }, { kind: 'DUE_BILL' }], 0],
  ['none and a day', [{ kind: 'DUE_BILL' }, { kind: 'DUE_BILL', day: '2027-12-31' }], 1],
  ['a lower kind with an earlier day', [{ kind: 'ACTIVATION', day: '2026-01-01' }, { kind: 'OVERDUE_BILL' }], 1],
] as const)('returns of two matters with %s the most urgent (home.urgenza.1)', (_what, matters, at) => {
  expect(mostUrgent<Matter>(matters)).toBe(matters[at]);
});
