import { describe, expect, it } from 'vitest';
import { isDay, isFiscalCode, isPdr, isPod, isVatNumber } from '@sportello/domain';
import { buildProvider, demoAccounts, demoArchiveNumber, demoFaultCustomer } from './index.ts';

const today = '2026-11-24';
const provider = buildProvider({ today });

function present(...values: (string | null)[]): string[] {
  return values.filter((value) => value !== null);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the same data for the same seed and day', () => {
  it.each([1, 7])('builds equal data, call by call, with seed %i', (seed) => {
    const first = seed === 1 ? provider : buildProvider({ seed, today });
    // Compared as text, because comparing tens of thousands of records one by one is slow.
    expect(JSON.stringify(buildProvider({ seed, today })) === JSON.stringify(first)).toBe(true);
  });

  it('moves with the day: dates only', () => {
    const later = buildProvider({ today: '2027-03-01' });
    const light = provider.commodityContracts[0];
    expect(later.commodityContracts[0]).toEqual({
      ...light,
      startDate: '2023-01-01',
      signDate: '2022-11-01',
      activationDate: '2023-01-01',
    });
    expect(light).toMatchObject({ startDate: '2022-09-01', signDate: '2022-07-01' });
  });

  it('keeps people and codes with another seed, and changes the numbers of their supplies', () => {
    const other = buildProvider({ seed: 2, today });
    expect(other.customers.map(({ code, lastName, fiscalCode }) => [code, lastName, fiscalCode === null])).toEqual(
      provider.customers.map(({ code, lastName, fiscalCode }) => [code, lastName, fiscalCode === null]),
    );
    expect(other.commodityContracts[0]?.pod).not.toBe(provider.commodityContracts[0]?.pod);
  });

  it.each(['2024-02-29', '2026-01-31', '2026-12-31', '2027-03-28'])('builds valid contract days on %s', (day) => {
    const { commodityContracts } = buildProvider({ today: day });
    const days = commodityContracts.flatMap(({ startDate, signDate }) => present(startDate, signDate));
    const ends = commodityContracts.flatMap(({ endDate }) => present(endDate));
    expect([...days, ...ends].filter((each) => !isDay(each))).toEqual([]);
    expect(ends.filter((end) => end >= day)).toEqual([]);
  });
});

describe('valid codes', () => {
  it('gives valid fiscal codes or VAT numbers to customers and their contracts', () => {
    const all = present(
      ...provider.customers.map(({ fiscalCode }) => fiscalCode),
      ...provider.commodityContracts.map(({ fiscalCode }) => fiscalCode),
      ...provider.vasContracts.map(({ fiscalCode }) => fiscalCode),
    );
    expect(all.filter((code) => !isFiscalCode(code) && !isVatNumber(code))).toEqual([]);
    expect(all.filter(isFiscalCode).length).toBeGreaterThan(12);
  });

  it('gives two customers valid VAT numbers', () => {
    const all = present(...provider.customers.map(({ vatNumber }) => vatNumber));
    expect(all).toHaveLength(2);
    expect(all.filter((code) => !isVatNumber(code))).toEqual([]);
  });

  it('gives each supply and request a valid POD or PDR for its commodity', () => {
    const points = [...provider.commodityContracts, ...provider.onboardingRequests];
    expect(present(...points.map(({ pod }) => pod)).filter((pod) => !isPod(pod))).toEqual([]);
    expect(present(...points.map(({ pdr }) => pdr)).filter((pdr) => !isPdr(pdr))).toEqual([]);
    for (const { commodity, pod, pdr } of points) {
      expect(commodity === 'LUCE' ? [pod !== null, pdr] : [pdr !== null, pod]).toEqual([true, null]);
    }
  });

  it('gives mobile numbers and mail addresses that reach nobody', () => {
    for (const { email, mobile } of provider.customers) {
      expect(mobile).toMatch(/^\+393\d{9}$/);
      expect(email).toMatch(/^[a-z.]+@example\.com$/);
    }
  });
});

describe('nothing twice', () => {
  it.each([
    ['customer', provider.customers.map(({ code }) => code)],
    ['commodity contract', provider.commodityContracts.map(({ code }) => code)],
    ['service', provider.vasContracts.map(({ code }) => code)],
    ['request', provider.onboardingRequests.map(({ code }) => code)],
    ['fibre line', provider.fibreLines.map(({ contractCode }) => contractCode)],
    ['username', provider.accounts.map(({ username }) => username.toLowerCase())],
    ['mobile', present(...[...provider.customers, ...provider.accounts].map(({ mobile }) => mobile))],
    ['VAT number', present(...provider.customers.map(({ vatNumber }) => vatNumber))],
    ['fiscal code of a customer', present(...provider.customers.map(({ fiscalCode }) => fiscalCode))],
    ['POD', present(...provider.commodityContracts.map(({ pod }) => pod))],
    ['PDR', present(...provider.commodityContracts.map(({ pdr }) => pdr))],
    ['town', provider.towns.map(({ istatCode }) => istatCode)],
    ['cadastral code', provider.towns.map(({ cadastralCode }) => cadastralCode)],
    ['postal code of a town', provider.townPostcodes.map(({ istatCode, cap }) => istatCode + cap)],
    ['street', provider.streets.map(({ key }) => key)],
    ['person of the directory', provider.directoryPeople.map(({ customerCode }) => customerCode)],
    ['document', provider.documents.map(({ number }) => number)],
    ['delivery of an account', provider.billDeliveries.map(({ contractAccount }) => contractAccount)],
    ['name of a street in its town', provider.streets.map(({ istatCode, kind, name }) => istatCode + kind + name)],
  ])('repeats no %s', (_, values) => {
    expect(values.length).toBeGreaterThan(0);
    expect(repeated(values)).toEqual([]);
  });
});

describe('everything that is named is there', () => {
  const customers = new Set(provider.customers.map(({ code }) => code));
  const supplies = new Map(provider.commodityContracts.map((supply) => [supply.code, supply]));
  const requests = new Map(provider.onboardingRequests.map((request) => [request.code, request]));

  it('owners', () => {
    const owned = [
      ...provider.commodityContracts,
      ...provider.vasContracts,
      ...provider.onboardingRequests,
      ...provider.accounts.filter(({ kind }) => kind === 'CUSTOMER'),
    ];
    expect(owned.filter(({ customerCode }) => !customers.has(customerCode ?? ''))).toEqual([]);
    expect(customers.has(demoFaultCustomer)).toBe(true);
  });

  it('documents belong to a contract of their owner, and have days and a key of the archive', () => {
    const owners = {
      COMMODITY: supplies,
      VAS: new Map(provider.vasContracts.map((service) => [service.code, service])),
      QUOTATION: requests,
    };
    for (const { number, contractKind, contractCode, customerCode, archiveKey, ...days } of provider.documents) {
      expect(owners[contractKind].get(contractCode), number).toMatchObject({ customerCode });
      expect(demoArchiveNumber(archiveKey ?? '')).toBe(number);
      expect(present(days.createdOn, days.receivedOn, days.documentDate).filter((day) => !isDay(day))).toEqual([]);
    }
    expect(new Set(provider.documents.map(({ type }) => type)).size).toBe(6);
    expect(demoArchiveNumber('2024/D1.pdf')).toBeUndefined();
  });

  it('gives every account a way to receive its bills', () => {
    const accounts = [...provider.commodityContracts, ...provider.vasContracts].map((each) => each.contractAccount);
    const said = provider.billDeliveries.map(({ contractAccount }) => contractAccount);
    expect(new Set(said)).toEqual(new Set(present(...accounts)));
    expect(new Set(provider.billDeliveries.map(({ billDelivery }) => billDelivery))).toEqual(new Set(['02', '03']));
  });

  it('fits the details of a supply to its commodity and state', () => {
    for (const { commodity, power, sourceState, activationDate, landSheet, landParcel } of supplies.values()) {
      expect(power !== null).toBe(commodity === 'LUCE');
      expect(activationDate === null).toBe(sourceState === 'In Attivazione');
      expect(landSheet === null).toBe(landParcel === null);
    }
    expect(new Set([...supplies.values()].map(({ dealerPhone }) => dealerPhone === null)).size).toBe(2);
  });

  it('links services only to supplies of their owner', () => {
    for (const { commodityCode, customerCode, pod } of provider.vasContracts) {
      if (commodityCode === null) continue;
      expect(supplies.get(commodityCode)).toMatchObject({ customerCode, pod });
    }
  });

  it('links a supply in activation to a quotation for the same point', () => {
    const switching = provider.commodityContracts.filter(({ quotationCode }) => quotationCode !== null);
    expect(switching.length).toBeGreaterThan(1);
    for (const { quotationCode, customerCode, pod, pdr } of switching) {
      expect(requests.get(quotationCode ?? '')).toMatchObject({ source: 'QUOTATION', customerCode, pod, pdr });
    }
  });

  it('lines and self-consumption data belong to their kind of contract', () => {
    const services = new Map(provider.vasContracts.map((service) => [service.code, service]));
    for (const { contractCode } of provider.fibreLines) {
      expect(services.get(contractCode)).toMatchObject({ type: 'FIBRA', productType: 'ZFIB' });
    }
    for (const { contractCode } of provider.selfConsumptions) {
      expect(services.get(contractCode)).toMatchObject({ type: 'SERVIZIO', subType: 'AUTOCONSUMO' });
    }
  });

  it('addresses are in a town of the demo, with a postal code of it', () => {
    const caps = new Map<string, Set<string>>();
    for (const { istatCode, name, province } of provider.towns) {
      const own = provider.townPostcodes.filter((each) => each.istatCode === istatCode).map(({ cap }) => cap);
      caps.set(`${name} ${province}`, new Set(own));
    }
    for (const { city, province, cap } of [...provider.commodityContracts, ...provider.vasContracts]) {
      expect(caps.get(`${city} ${province}`)?.has(cap ?? ''), `${cap} ${city}`).toBe(true);
    }
  });

  it('gives every town streets with postal codes of the town', () => {
    const caps = new Set(provider.townPostcodes.map(({ istatCode, cap }) => `${istatCode} ${cap}`));
    for (const { istatCode } of provider.towns) {
      const own = provider.streets.filter((street) => street.istatCode === istatCode);
      expect(own.length, istatCode).toBeGreaterThan(20);
      expect(own.filter(({ key, cap }) => !key.startsWith(istatCode) || !caps.has(`${istatCode} ${cap}`))).toEqual([]);
    }
  });

  it('streets have a German name in South Tyrol and nowhere else', () => {
    const provinces = new Map(provider.towns.map(({ istatCode, province }) => [istatCode, province]));
    const bilingual = provider.streets.filter(({ germanName }) => germanName !== null);
    expect(new Set(bilingual.map(({ istatCode }) => provinces.get(istatCode)))).toEqual(new Set(['BZ']));
    expect(bilingual).toContainEqual(
      expect.objectContaining({ istatCode: '021008', kind: 'Via', name: 'Portici', germanName: 'Laubengasse' }),
    );
  });

  it('contains the streets where the demo’s customers live', () => {
    const streets = new Set(provider.streets.map(({ kind, name }) => `${kind} ${name}`));
    for (const street of ['Via Washington', 'Via Jervis', 'Via Appia Nuova', 'Corso Libertà']) {
      expect(streets.has(street), street).toBe(true);
    }
  });

  it('contains exactly the accounts of the sign-in page', () => {
    expect(provider.accounts.map(({ username }) => username)).toEqual(demoAccounts.map(({ username }) => username));
  });
});
