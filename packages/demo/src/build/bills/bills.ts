import { addDays, instalmentBill, italianIban, noticeNumber, type Day } from '@sportello/domain';
import type { BillRecord, CommodityContractRecord, MeterReadingRecord, VasContractRecord } from '../../records.ts';
import { calendarOf, type Calendar } from '../calendar.ts';
import { hash } from '../random.ts';
import type { Draft } from '../stage.ts';
import { energyBill, type Extras } from './energy.ts';
import { peakOf, yearUntil } from './essentials.ts';
import { fatesOf, outcomeOf, type Fate } from './fates.ts';
import { emptyLine, sum } from './lines.ts';
import { billedPeriods } from './period.ts';
import { isHome, isIndexed, offerYear } from './prices.ts';
import { serviceInvoices } from './services.ts';

/** Fictitious issuer and payment account. */
const issuerVatNumber = '99999999990';
const postalAccount = '99999999';
const transferIban = italianIban({ abi: '99999', cab: '01600', account: '000000460896' });

/** Months of bills, reduced for customers with very many supplies. */
const MONTHS = 120;
const MONTHS_OF_MANY = 4;
const MANY = 50;

const DAYS_TO_PAY = 20;
const INSTALMENTS = 10;

/** A bill before numbering, which follows the order of issue. */
type Unnumbered = Omit<BillRecord, 'number' | 'noticeCode' | 'transferReference' | 'instalmentOf'>;

/**
 * Adds ten years of bills of all supplies and services; runs last because it needs consumption and payment methods.
 */
export function addBills(records: Draft, { today }: { today: Day }): void {
  const calendar = calendarOf(today);
  const debited = new Set(records.paymentMethods.filter(isDebit).map(({ contractAccount }) => contractAccount));
  const methods = new Map(records.paymentMethods.map((each) => [each.contractAccount, each.methodCode]));
  const usernames = new Map(records.accounts.map(({ customerCode, username }) => [customerCode, username]));
  const supplies = Map.groupBy(records.commodityContracts, ({ customerCode }) => customerCode);
  const readings = Map.groupBy(records.meterReadings, ({ contractCode }) => contractCode);
  const services = Map.groupBy(records.vasContracts, ({ customerCode }) => customerCode);
  for (const { code } of records.customers) {
    const own = [...(supplies.get(code) ?? []), ...(services.get(code) ?? [])];
    const isOneOfMany = own.length > MANY;
    const bills = own.flatMap((contract, place) => {
      const fates = fatesOf(usernames.get(code) ?? '', place, isOneOfMany);
      const account = contract.contractAccount ?? '';
      const isDebited = debited.has(account);
      const methodCode = isDebited || !isRecurring(methods.get(account)) ? (methods.get(account) ?? null) : 'P';
      const since = calendar.month(-(isOneOfMany ? MONTHS_OF_MANY : MONTHS));
      const window = { since, today };
      const drafts =
        'commodity' in contract
          ? ofSupply(contract, records, readings.get(contract.code) ?? [], window)
          : ofService(contract, calendar, window);
      const recent = [...drafts];
      return recent.map((draft, index) => {
        const fate = fates[recent.length - 1 - index];
        return settled({ ...draft, methodCode }, { fate, isDebited, today });
      });
    });
    const all = numbered(bills);
    records.bills.push(
      ...all.flatMap((bill) => (bill.statusCode === '04' ? [bill, ...instalmentsOf(bill, today)] : [bill])),
    );
  }
}

function isRecurring(methodCode: string | null | undefined): boolean {
  return methodCode === 'U' || methodCode === 'S' || methodCode === 'L';
}

function isDebit({ methodCode, status }: Draft['paymentMethods'][number]): boolean {
  return isRecurring(methodCode) && status === 'Attivo';
}

type Issued = Omit<Unnumbered, 'statusCode' | 'openCents' | 'paidOn' | 'debitOutcome' | 'dueDate' | 'methodCode'>;

const plain = {
  issuerVatNumber,
  postalAccount,
  transferIban,
  contractCode: null,
  vasContractCode: null,
  instalmentNumber: null,
  instalmentCount: null,
  consumption: null,
  consumptionUnit: null,
  yearlyConsumption: null,
  yearlyFrom: null,
  yearlyTo: null,
  maxPower: null,
  offerName: null,
  offerCode: null,
  offerExpiry: null,
  offerConditions: null,
  readings: [],
} as const;

interface Window {
  readonly since: Day;
  readonly today: Day;
}

function isWithin({ since, today }: Window, day: Day): boolean {
  return day >= since && day <= today;
}

function* ofSupply(
  supply: CommodityContractRecord,
  records: Draft,
  readings: readonly MeterReadingRecord[],
  window: Window,
): Generator<Issued> {
  const { code, customerCode, contractAccount, offerName, areraCode } = supply;
  const extras = extrasOf(supply, records);
  const sharesSince = sharedSince(supply, records);
  const yearOf = yearUntil(supply);
  for (const period of billedPeriods(supply, readings)) {
    const year = yearOf(period);
    const issueDate = addDays(period.end, 8 + (draw(code) % 6));
    if (!isWithin(window, issueDate)) continue;
    const sharedEnergy = sharesSince !== undefined && period.start >= sharesSince;
    const { lines, consumption, unit } = energyBill(supply, period, { ...extras, sharedEnergy });
    const indexed = isIndexed(supply);
    yield {
      ...plain,
      customerCode,
      contractCode: code,
      contractAccount,
      type: sharedEnergy ? 'BOLLETTA_BENEFICIO_AUTOCONSUMO' : 'BOLLETTA',
      issueDate,
      periodStart: period.start,
      periodEnd: period.end,
      amountCents: sum(lines.map(({ amountCents }) => amountCents)),
      consumption,
      consumptionUnit: unit,
      ...year,
      maxPower: peakOf(supply, period),
      offerName,
      offerCode: areraCode,
      offerExpiry: indexed ? null : offerYear(supply, period.end).end,
      offerConditions: indexed
        ? 'Il prezzo dell’energia segue il mercato e cambia ogni mese.'
        : 'Il prezzo dell’energia è fisso per 12 mesi.',
      lines,
      readings: [period.from, period.to],
    };
  }
}

function* ofService(service: VasContractRecord, calendar: Calendar, window: Window): Generator<Issued> {
  const { code, customerCode, contractAccount, name } = service;
  for (const { type, start, end, lines } of serviceInvoices(service, calendar)) {
    const issueDate = addDays(start, 1 + (draw(code) % 4));
    if (!isWithin(window, issueDate)) continue;
    yield {
      ...plain,
      customerCode,
      vasContractCode: code,
      contractAccount,
      type,
      issueDate,
      periodStart: start,
      periodEnd: end,
      amountCents: sum(lines.map(({ amountCents }) => amountCents)),
      offerName: name,
      lines,
    };
  }
}

/** The TV fee goes with the first electricity supply of a home; two personas are entitled to the bonus. */
function extrasOf(
  supply: CommodityContractRecord,
  { commodityContracts, accounts }: Draft,
): Omit<Extras, 'sharedEnergy'> {
  const first = commodityContracts.find(
    (each) => each.customerCode === supply.customerCode && each.commodity === 'LUCE',
  );
  const username = accounts.find(({ customerCode }) => customerCode === supply.customerCode)?.username;
  return {
    tvFee: supply === first && isHome(supply) && supply.residenceAlias === null,
    socialBonus: username === 'stg' || username === 'placet',
  };
}

function sharedSince({ code, commodity }: CommodityContractRecord, { vasContracts }: Draft): Day | undefined {
  if (commodity !== 'LUCE') return undefined;
  const sharing = vasContracts.find(
    ({ commodityCode, subType }) => commodityCode === code && subType === 'AUTOCONSUMO',
  );
  return sharing?.activationDate ?? undefined;
}

interface Settling {
  readonly fate: Fate | 'PAID' | undefined;
  readonly isDebited: boolean;
  readonly today: Day;
}

function settled(issued: Issued & Pick<Unnumbered, 'methodCode'>, { fate, isDebited, today }: Settling): Unnumbered {
  const { issueDate, amountCents } = issued;
  const dueDate = addDays(issueDate, DAYS_TO_PAY);
  const haste = draw(`${issued.contractCode ?? issued.vasContractCode}${issueDate}`) % 12;
  const bill = { ...issued, ...outcomeOf({ fate, issueDate, dueDate, amountCents, isDebited, haste, today }) };
  return bill;
}

/** Equal monthly parts; the remaining cents go to the first one. */
function instalmentsOf(bill: BillRecord, today: Day): BillRecord[] {
  const each = Math.floor(bill.amountCents / INSTALMENTS);
  const firstDay = bill.dueDate ?? bill.issueDate;
  return Array.from({ length: INSTALMENTS }, (_, index) => {
    const dueDate = addDays(firstDay, 30 * (index + 1));
    const { lines, ...instalment } = instalmentBill(bill, {
      number: index + 1,
      count: INSTALMENTS,
      amountCents: index === 0 ? bill.amountCents - each * (INSTALMENTS - 1) : each,
      issueDate: addDays(firstDay, 5),
      dueDate,
    });
    const paid = { statusCode: '01', openCents: 0, paidOn: addDays(dueDate, -2) } as const;
    return {
      ...plain,
      paidOn: null,
      debitOutcome: null,
      noticeCode: null,
      ...instalment,
      postalAccount: null,
      lines: lines.map((line) => ({ ...emptyLine, ...line })),
      ...(dueDate < today ? paid : {}),
    };
  });
}

/** Year, customer and an increasing number, as invoice numbering requires. */
function numbered(bills: readonly Unnumbered[]): BillRecord[] {
  const ordered = bills.toSorted((one, other) =>
    one.issueDate < other.issueDate ? -1 : Number(one.issueDate > other.issueDate),
  );
  return ordered.map((bill, index) => {
    const customer = bill.customerCode.slice(-3);
    const number = `${bill.issueDate.slice(0, 4)}${customer}${String(index + 1).padStart(6, '0')}`;
    return {
      ...bill,
      number,
      noticeCode: noticeNumber(`302${number}`),
      transferReference: `Bolletta ${number}`,
      instalmentOf: null,
    };
  });
}

function draw(text: string): number {
  return hash(`bill/${text}`) >>> 8;
}
