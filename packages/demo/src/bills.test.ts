import {
  BILL_STATUS_CODES,
  billStatus,
  centsFromEuros,
  energyReceipt,
  eurosFromCents,
  INVOICE_TYPES,
  isNoticeNumber,
  lineAmount,
  PAYABILITY_CLASSES,
  payability,
  paymentMethodKind,
  planOffer,
  vatGroups,
  vatOn,
  type BillLine,
} from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { buildProvider, type BillLineRecord, type BillRecord } from './index.ts';

const today = '2026-11-24';
const { bills, accounts, commodityContracts, meterReadings } = buildProvider({ today });

const modelOf = (line: BillLineRecord): BillLine => ({
  kind: line.kind,
  part: line.part ?? undefined,
  label: line.label,
  band: line.band ?? undefined,
  quantity: line.quantity ?? undefined,
  unit: line.unit ?? undefined,
  months: line.months ?? undefined,
  unitPrice: line.unitPrice ?? undefined,
  amount: line.amountCents,
  vatRate: line.vatRate ?? undefined,
  vatNature: line.vatNature ?? undefined,
  taxable: line.taxableCents ?? undefined,
  periodStart: undefined,
  periodEnd: undefined,
});

const billsOf = (username: string) => {
  const customer = accounts.find((account) => account.username === username)?.customerCode;
  return bills.filter(({ customerCode }) => customerCode === customer);
};

const factsOf = (bill: BillRecord) => ({
  status: billStatus(bill.statusCode),
  paymentMethod: paymentMethodKind(bill.methodCode ?? undefined),
  debitOutcome: bill.debitOutcome ?? undefined,
  expirationDate: bill.dueDate ?? undefined,
  openAmount: bill.openCents,
});
const classOf = (bill: BillRecord, day = today) => payability(factsOf(bill), day);

describe('the bills of the demo (dimostrazione.bollette.1)', () => {
  it('sums lines, receipt and VAT up to the amount of each bill, to the cent', () => {
    expect(bills.length).toBeGreaterThan(2_000);
    for (const { number, lines, amountCents, openCents } of bills) {
      const model = lines.map(modelOf);
      const receipt = energyReceipt(model);
      const groups = vatGroups(model);
      const grouped = groups.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0);
      expect([receipt.total, grouped, centsFromEuros(eurosFromCents(amountCents))], number).toEqual([
        amountCents,
        amountCents,
        amountCents,
      ]);
      expect([0, amountCents], number).toContain(openCents);
      for (const { rate, taxable, tax } of groups) expect(tax, number).toBe(vatOn(taxable, rate));
    }
  });

  it('charges quantity × months × unit price on each line (bolletta.voci.3)', () => {
    for (const { number, lines } of bills) {
      for (const line of lines.map(modelOf)) {
        if (line.kind === 'IVA') expect(line.amount, number).toBe(vatOn(line.taxable ?? 0, line.vatRate ?? 0));
        else expect(line.amount, `${number} ${line.label}`).toBe(lineAmount(line));
      }
    }
  });

  it('takes as consumption what the meter counted between the readings of the bill', () => {
    const shown = new Map(
      meterReadings.map(({ contractCode, readOn, ...each }) => [`${contractCode} ${readOn}`, each]),
    );
    const light = new Set(commodityContracts.filter(({ commodity }) => commodity === 'LUCE').map(({ code }) => code));
    const bands = ['f0', 'f1', 'f2', 'f3'] as const;
    let corrected = 0;
    for (const { number, contractCode, readings, consumption, lines, type } of bills) {
      const [from, to] = readings;
      if (type === 'RATA' || contractCode === null || from === undefined || to === undefined) continue;
      expect(shown.get(`${contractCode} ${to.readOn}`), number).toMatchObject({ kind: to.kind, f0: to.f0, f1: to.f1 });
      if (lines.some(({ kind }) => kind === 'RICALCOLO')) corrected += 1;
      if (!light.has(contractCode)) continue;
      const counted = bands.reduce((sum, band) => sum + (to[band] ?? 0) - (from[band] ?? 0), 0);
      expect(consumption, number).toBe(counted);
    }
    expect(corrected).toBeGreaterThan(5);
  });

  it('names a yearly consumption that its bills sum up to, and no power above the agreed one', () => {
    const supplies = new Map(commodityContracts.map((supply) => [supply.code, supply]));
    const ofSupply = Map.groupBy(bills, ({ contractCode }) => contractCode ?? '');
    let years = 0;
    for (const { number, contractCode, yearlyConsumption, yearlyFrom, yearlyTo, maxPower, periodEnd } of bills) {
      const supply = supplies.get(contractCode ?? '');
      if (maxPower !== null) expect(maxPower, number).toBeLessThanOrEqual(supply?.power ?? 3);
      if (yearlyConsumption === null || yearlyFrom === null || yearlyTo === null) continue;
      expect(yearlyTo, number).toBe(periodEnd);
      const within = ofSupply
        .get(contractCode ?? '')
        ?.filter((bill) => (bill.periodStart ?? '') >= yearlyFrom && (bill.periodEnd ?? '') <= yearlyTo);
      if (within?.every((bill) => bill.periodStart !== yearlyFrom) !== false) continue;
      const sum = within.reduce((total, { consumption }) => total + (consumption ?? 0), 0);
      expect(Math.abs(sum - yearlyConsumption), number).toBeLessThanOrEqual(1);
      years += 1;
    }
    expect(years).toBeGreaterThan(300);
    expect(bills.some(({ maxPower }) => maxPower !== null)).toBe(true);
  });

  it('dates the earliest bills ten years back', () => {
    for (const username of ['full', 'luce', 'placet']) {
      const days = billsOf(username).map(({ issueDate }) => issueDate);
      expect(days.toSorted()[0] ?? '', username).toMatch(/^201[67]-/);
    }
  });

  it('numbers bills uniquely per customer in the order of issue, with valid notice codes', () => {
    expect(new Set(bills.map(({ customerCode, number }) => `${customerCode} ${number}`)).size).toBe(bills.length);
    const own = bills.filter(({ type }) => type !== 'RATA');
    for (const { noticeCode } of own) expect(isNoticeNumber(noticeCode ?? '')).toBe(true);
    const numbers = billsOf('full').flatMap(({ number, type }) => (type === 'RATA' ? [] : [number]));
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('contains bills of every known kind', () => {
    const kinds = INVOICE_TYPES.filter((kind) => kind !== 'SCONOSCIUTO');
    expect(new Set(bills.map(({ type }) => type))).toEqual(new Set(kinds));
  });

  it.each(['2026-11-24', '2026-01-31', '2024-02-29', '2026-07-05'])(
    'shows every status and every payability to full on %s',
    (day) => {
      const provider = buildProvider({ today: day });
      const customer = provider.accounts.find(({ username }) => username === 'full')?.customerCode;
      const own = provider.bills.filter(({ customerCode }) => customerCode === customer);
      expect(new Set(own.map(({ statusCode }) => statusCode))).toEqual(new Set(Object.keys(BILL_STATUS_CODES)));
      expect(new Set(own.map((bill) => classOf(bill, day)))).toEqual(new Set(PAYABILITY_CLASSES));
      for (const { number, statusCode, dueDate, paidOn, issueDate, openCents } of own) {
        if (statusCode === '01') expect([paidOn !== null && paidOn <= day, openCents], number).toEqual([true, 0]);
        if (statusCode === '02') expect((dueDate ?? '') >= day, number).toBe(true);
        if (statusCode === '03') expect((dueDate ?? '') < day, number).toBe(true);
        expect(issueDate <= day, number).toBe(true);
      }
    },
  );

  it.each(['2026-01-31', '2026-04-15', '2026-06-30', '2026-08-15', '2026-10-20', '2026-11-24'])(
    'lets misto pay one bill in instalments on %s (pagamento.rate.1)',
    (day) => {
      const provider = buildProvider({ today: day });
      const customer = provider.accounts.find(({ username }) => username === 'misto')?.customerCode;
      const own = provider.bills.filter(({ customerCode, type }) => customerCode === customer && type === 'BOLLETTA');
      const offers = own.map((bill) => {
        const isOfSame = ({ contractCode }: BillRecord) => contractCode === bill.contractCode;
        const late = own.filter((each) => each !== bill && isOfSame(each) && (each.dueDate ?? '') < day);
        const facts = {
          ...factsOf(bill),
          type: bill.type,
          amount: bill.amountCents,
          disputed: 0,
          corrected: 0,
          usual: undefined,
          hasArrears: late.some(({ openCents }) => openCents > 0),
        };
        return planOffer(facts, day).instalments.length;
      });
      expect(Math.max(...offers)).toBeGreaterThanOrEqual(2);
    },
  );

  it('splits bills into instalments that sum up to their bill', () => {
    const split = bills.filter(({ statusCode }) => statusCode === '04');
    expect(split.length).toBeGreaterThan(1);
    for (const { customerCode, number, amountCents } of split) {
      const parts = bills.filter((bill) => bill.customerCode === customerCode && bill.instalmentOf === number);
      expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(amountCents);
      expect(parts.map(({ instalmentNumber }) => instalmentNumber)).toEqual(parts.map((_, index) => index + 1));
      for (const part of parts) {
        const label = `Rata ${part.instalmentNumber} di ${parts.length} della bolletta ${number}`;
        expect(part).toMatchObject({ number: `${number}-${part.instalmentNumber}`, methodCode: 'B', noticeCode: null });
        expect(part.lines).toMatchObject([{ label, amountCents: part.amountCents }]);
      }
    }
  });
});
