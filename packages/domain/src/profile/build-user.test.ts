import { describe, expect, it } from 'vitest';
import type { CommodityContract } from '../contracts/contract.ts';
import { buildUser } from './build-user.ts';
import type { Profile } from './profile.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const HOUR_MS = 3_600_000;

const profile: Profile = {
  segment: 'RESIDENZIALE',
  segmentValue: 'Residenziale',
  code: '1000000001',
  companyName: undefined,
  email: 'GIULIA.FERRI@EXAMPLE.IT',
  phoneNumber: '+393331234567',
  fiscalCode: 'FRRGLI85M41F205V',
  name: 'Giulia',
  surname: 'Ferri',
  piva: '01234567897',
  username: 'giulia',
  isProspect: false,
  isInCreation: false,
  intervalEditContact: 24,
  emailChangedAt: undefined,
  phoneChangedAt: undefined,
  isNew: false,
};
const gas: CommodityContract = {
  type: 'COMMODITY',
  code: 'C1',
  status: 'ATTIVO',
  commodity: { commodityType: 'GAS', commodityMarket: 'LIBERO', selfReading: false },
};

describe('buildUser', () => {
  it('fills every field of utente.modello.1', () => {
    const changed = { ...profile, emailChangedAt: NOW - HOUR_MS };
    expect(buildUser({ profile: changed, contracts: [gas], identifiedAsNew: true }, NOW)).toEqual({
      segment: 'RESIDENZIALE',
      segmentValue: 'Residenziale',
      type: 'GAS',
      code: '1000000001',
      username: 'giulia',
      companyName: undefined,
      name: 'Giulia',
      surname: 'Ferri',
      email: 'GIULIA.FERRI@EXAMPLE.IT',
      phoneNumber: '+393331234567',
      fiscalCode: 'FRRGLI85M41F205V',
      vatCode: '01234567897',
      contracts: ['GAS'],
      commoditiesMarkets: ['LIBERO'],
      modules: {
        archive: 'ACTIVE',
        contracts: 'ACTIVE',
        profile: 'ACTIVE',
        support: 'ACTIVE',
        notification: 'ACTIVE',
        loyalty: 'ACTIVE',
        risolve: 'ACTIVE',
        energyControl: 'ACTIVE',
        memberGetMember: 'ACTIVE',
      },
      readOnlyContactField: 'PHONE',
      contactLockEndsAt: NOW + 23 * HOUR_MS,
      intervalEditContact: 24,
      isNew: true,
    });
  });

  it.each([
    ['contracts that are none', [], undefined, 'SWITCH_OUT'],
    ['contracts that can’t be read', undefined, undefined, undefined],
    ['contracts that can’t be read, and a type from before', undefined, 'LUCE', 'LUCE'],
    ['contracts that can be read, and a type from before', [gas], 'LUCE', 'GAS'],
  ] as const)('returns the user type for %s', (_what, contracts, lastKnownType, type) => {
    expect(buildUser({ profile, contracts, lastKnownType }, NOW).type).toBe(type);
  });

  it('returns no contracts and no markets when the contracts can’t be read (utente.modello.4)', () => {
    const user = buildUser({ profile, contracts: undefined, lastKnownType: 'LUCE' }, NOW);
    expect(user).toMatchObject({ contracts: [], commoditiesMarkets: [], modules: { energyControl: 'ACTIVE' } });
  });

  it.each([{ isProspect: true }, { isInCreation: true }])(
    'returns a prospect without the contracts for a profile with %j (utente.tipi.2)',
    (said) => {
      const sources = { profile: { ...profile, ...said }, contracts: undefined, lastKnownType: 'LUCE' } as const;
      expect(buildUser(sources, NOW)).toMatchObject({ type: 'PROSPECT', modules: { contracts: 'PREVIEW' } });
    },
  );

  it.each([
    ['failed, profile says new', true, undefined, true],
    ['failed, profile says known', false, undefined, false],
    ['says new', false, true, true],
    ['says known', true, false, false],
  ])('returns isNew where identification %s (profilo.chiamate.4)', (_what, isNew, identifiedAsNew, expected) => {
    expect(buildUser({ profile: { ...profile, isNew }, contracts: [], identifiedAsNew }, NOW).isNew).toBe(expected);
  });

  it('disables what configuration says (moduli.nomi.3)', () => {
    const user = buildUser({ profile, contracts: [gas], disabledModules: ['loyalty'] }, NOW);
    expect(user.modules).toMatchObject({ loyalty: 'DISABLED', risolve: 'ACTIVE' });
  });

  it('locks no contact when the server names no hours', () => {
    const changed = { ...profile, emailChangedAt: NOW - 1, intervalEditContact: undefined };
    expect(buildUser({ profile: changed, contracts: [] }, NOW)).toMatchObject({
      readOnlyContactField: undefined,
      contactLockEndsAt: undefined,
      intervalEditContact: 0,
    });
  });
});
