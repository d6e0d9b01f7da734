import {
  commodityStatus,
  deriveUserType,
  isListedOnboarding,
  meterRequestCounts,
  onboardingStatus,
  quotationCounts,
  segmentFromLabel,
  vasStatus,
  type Contract,
  type UserType,
} from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { productCodes } from './build/service.ts';
import { buildProvider, demoAccounts } from './index.ts';
import type { CommodityContractRecord, OnboardingRequestRecord, VasContractRecord } from './records.ts';

const provider = buildProvider({ today: '2026-11-24' });
const activationCodes: readonly string[] = Object.values(productCodes);

function statusOfSupply({ sourceState, quotationCode }: CommodityContractRecord) {
  return commodityStatus(sourceState, quotationCode ?? undefined);
}

function statusOfService({ productType, progress, sourceState }: VasContractRecord) {
  const facts = { productType, serviceCode: productType, progress: progress ?? undefined, sourceState };
  return vasStatus(facts, activationCodes);
}

function isListed({ source, type, activationReason, statusId, progress }: OnboardingRequestRecord): boolean {
  const counts =
    source === 'QUOTATION' ? quotationCounts(activationReason ?? undefined) : meterRequestCounts(type ?? undefined);
  return counts && isListedOnboarding({ statusId: statusId ?? undefined, progress: progress ?? undefined });
}

function contractsOf(customerCode: string): Contract[] {
  const supplies = provider.commodityContracts
    .filter((each) => each.customerCode === customerCode)
    .map((supply): Contract => ({
      type: 'COMMODITY',
      code: supply.code,
      status: statusOfSupply(supply),
      commodity: {
        commodityType: supply.commodity,
        commodityMarket: supply.market ?? 'SCONOSCIUTO',
        selfReading: supply.selfReading,
      },
    }));
  const services = provider.vasContracts
    .filter((each) => each.customerCode === customerCode)
    .map((service): Contract => ({
      type: 'VAS',
      code: service.code,
      status: statusOfService(service),
      vas: { type: service.type, subType: service.subType, name: service.name },
    }));
  return [...supplies, ...services];
}

function customerOf(username: string) {
  const account = provider.accounts.find((each) => each.username === username);
  const customer = provider.customers.find(({ code }) => code === account?.customerCode);
  if (!customer) throw new Error(`${username} is no customer`);
  return customer;
}

function of<T extends { customerCode: string }>(username: string, records: readonly T[]): T[] {
  const { code } = customerOf(username);
  return records.filter(({ customerCode }) => customerCode === code);
}

describe('the personas of dimostrazione.persone.1', () => {
  it.each<[string, string, UserType]>([
    ['full', 'RESIDENZIALE', 'FULL'],
    ['luce', 'RESIDENZIALE', 'LUCE'],
    ['gas', 'RESIDENZIALE', 'GAS'],
    ['dual', 'RESIDENZIALE', 'DUAL'],
    ['vas', 'RESIDENZIALE', 'VAS'],
    ['fibra', 'RESIDENZIALE', 'FIBRA'],
    ['stg', 'RESIDENZIALE', 'STG'],
    ['placet', 'RESIDENZIALE', 'TUTELA_PLACET'],
    ['misto', 'RESIDENZIALE', 'MISTO'],
    ['prospect', 'RESIDENZIALE', 'PROSPECT'],
    ['switchout', 'RESIDENZIALE', 'SWITCH_OUT'],
    ['amministratore', 'AMMINISTRATORE', 'DUAL'],
    ['pmi', 'PMI', 'FULL'],
    ['guasto', 'RESIDENZIALE', 'LUCE'],
    ['pratiche', 'RESIDENZIALE', 'LUCE'],
  ])('derives for %s the segment %s and the type %s', (username, segment, type) => {
    const { code, segment: label, prospect, inCreation } = customerOf(username);
    expect(segmentFromLabel(label)).toBe(segment);
    const contracts = contractsOf(code);
    expect(deriveUserType(contracts, { isProspect: prospect, isBeingCreated: inCreation })).toBe(type);
  });

  it('gives staff no customer', () => {
    const staff = provider.accounts.filter(({ customerCode }) => customerCode === null);
    expect(staff.map(({ username, kind }) => [username, kind])).toEqual([
      ['operatore', 'OPERATOR'],
      ['manutentore', 'MAINTENANCE'],
    ]);
  });

  it('names the segments of the sign-in page as the product does', () => {
    for (const { segment } of demoAccounts) expect(segmentFromLabel(segment)).toBe(segment.toUpperCase());
  });
});

describe('booking of interventions (dimostrazione.interventi.2)', () => {
  it('allows booking of interventions to five customers, one of them without a free hour', () => {
    const covered = new Set(provider.coveredInstallations.map(({ contractCode }) => contractCode));
    const free = new Set(provider.freeHours.map(({ contractCode }) => contractCode));
    const open = provider.accounts
      .filter(({ customerCode }) => customerCode !== null)
      .flatMap(({ username }) => {
        const services = of(username, provider.vasContracts).filter(({ code }) => covered.has(code));
        return services.map(({ code, sourceState }) => [username, sourceState, free.has(code)]);
      });
    expect(open).toEqual([
      ['full', 'Attivo', true],
      ['dual', 'Attivo', true],
      ['vas', 'Attivo', false],
      ['amministratore', 'Attivo', true],
      ['pmi', 'Attivo', true],
    ]);
  });
});

describe('full has everything once', () => {
  const requests = of('full', provider.onboardingRequests);

  it('gives full supplies of five statuses', () => {
    expect(new Set(of('full', provider.commodityContracts).map(statusOfSupply))).toEqual(
      new Set(['ATTIVO', 'IN_ATTIVAZIONE', 'CESSATO', 'DISATTIVATO', 'SCONOSCIUTO']),
    );
  });

  it('gives full services of five statuses', () => {
    expect(new Set(of('full', provider.vasContracts).map(statusOfService))).toEqual(
      new Set(['ATTIVO', 'IN_ATTIVAZIONE', 'ANNULLATO', 'DISATTIVATO', 'SOSPESO_MOROSITA']),
    );
  });

  it('gives full every kind of service', () => {
    const services = of('full', provider.vasContracts);
    expect(new Set(services.map(({ type }) => type))).toEqual(new Set(['SERVIZIO', 'PRODOTTO', 'FIBRA']));
    expect(new Set(services.map(({ subType }) => subType))).toEqual(
      new Set(['DEFAULT', 'ASSICURAZIONE', 'AUTOCONSUMO', 'INTERVENTO_TECNICO']),
    );
  });

  it('names on some supplies and not on others', () => {
    const named = of('full', provider.commodityContracts).map(({ nickname }) => nickname !== null);
    expect(new Set(named)).toEqual(new Set([true, false]));
  });

  it.each([
    ['QUOTATION', 3, 3],
    ['METER_REQUEST', 3, 1],
  ])('gives full for source %s %d listed requests and %d others', (source, listed, hidden) => {
    const all = requests.filter((each) => each.source === source);
    expect(all.filter(isListed)).toHaveLength(listed);
    expect(all).toHaveLength(listed + hidden);
  });

  it('gives full a request for each reason not to be listed', () => {
    const hidden = requests.filter((each) => !isListed(each));
    expect(
      hidden.map(({ activationReason, type, statusId, progress }) => ({ activationReason, type, statusId, progress })),
    ).toEqual([
      { activationReason: 'SWITCH', type: 'ZQAT', statusId: '99', progress: 100 },
      { activationReason: 'SWITCH', type: 'ZQAT', statusId: null, progress: 10 },
      { activationReason: 'VOLTURA', type: 'ZQVO', statusId: '20', progress: 40 },
      { activationReason: null, type: 'ZM99', statusId: '20', progress: 50 },
    ]);
  });

  it('gives full a listed request that is cancelled, and one without progress', () => {
    const listed = requests.filter(isListed);
    expect(listed.map(({ progress }) => onboardingStatus(progress ?? undefined))).toContain('ANNULLATO');
    expect(listed.some(({ progress }) => progress === null)).toBe(true);
  });
});

describe('the others', () => {
  it('gives amministratore 400 supplies at over 120 addresses, with one fiscal code for each', () => {
    const supplies = of('amministratore', provider.commodityContracts);
    const addresses = new Set(supplies.map(({ street, city }) => `${street}, ${city}`));
    expect(supplies).toHaveLength(400);
    expect(addresses.size).toBeGreaterThan(120);
    const codes = new Map(supplies.map(({ street, city, fiscalCode }) => [`${street}, ${city}`, fiscalCode]));
    expect(new Set(codes.values()).size).toBe(addresses.size);
  });

  it('makes pmi a company with the segment Business in its source', () => {
    expect(customerOf('pmi')).toMatchObject({
      segment: 'Business',
      companyName: 'Officine Brambilla S.r.l.',
      firstName: null,
    });
  });

  it('gives prospect one listed request and no contracts', () => {
    expect(contractsOf(customerOf('prospect').code)).toEqual([]);
    expect(of('prospect', provider.onboardingRequests).map(isListed)).toEqual([true]);
  });

  it('gives switchout only ceased or deactivated contracts, two of them ceased', () => {
    const statuses = contractsOf(customerOf('switchout').code).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'CESSATO')).toHaveLength(2);
    expect(statuses.every((status) => status === 'CESSATO' || status === 'DISATTIVATO')).toBe(true);
  });

  it('gives pratiche an active supply, and a suspended one with overdue bills', () => {
    const supplies = of('pratiche', provider.commodityContracts);
    expect(supplies.map(statusOfSupply)).toEqual(['ATTIVO', 'SOSPESO_MOROSITA']);
    const overdue = of('pratiche', provider.bills).filter(({ statusCode }) => statusCode === '03');
    expect(overdue.map(({ contractCode }) => contractCode)).toEqual([supplies[1]?.code, supplies[1]?.code]);
  });

  it('puts electricity and gas of dual on one account', () => {
    expect(new Set(of('dual', provider.commodityContracts).map(({ contractAccount }) => contractAccount)).size).toBe(1);
  });
});
