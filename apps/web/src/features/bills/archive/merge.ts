import { billStatus, type Bill, type BillPage, type Cents, type Day } from '@sportello/domain';
import { isOwedAs } from '../open.ts';
import { isOwedWord, statusCodeOf, type ArchiveSearch } from './archive-search.ts';

/** A bill has no address: the contracts at the sought one stand for it. */
export interface SoughtBills extends ArchiveSearch {
  readonly contractCodes?: ReadonlySet<string>;
}

/** Filters on the client, for lists whose endpoint has no such filter. */
export function isAskedFor(bill: Bill, sought: SoughtBills, today: Day): boolean {
  const { fornitura, tipo, stato, anno, mese, cerca, contractCodes } = sought;
  return (
    (contractCodes === undefined || contractCodes.has(bill.contractCode ?? bill.vasContractCode ?? '')) &&
    (fornitura === undefined || bill.contractCode === fornitura || bill.vasContractCode === fornitura) &&
    (tipo === undefined || bill.type === tipo) &&
    (stato === undefined ||
      (isOwedWord(stato) ? isOwedAs(bill, stato, today) : bill.status === billStatus(statusCodeOf(stato)))) &&
    (anno === undefined || bill.issueDate.startsWith(mese === undefined ? anno : `${anno}-${mese}`)) &&
    (cerca === undefined || bill.number.toLowerCase().includes(cerca.toLowerCase()))
  );
}

/** Filters a page of a gateway that doesn't know the filters. */
export const pickedOf = (page: BillPage, search: SoughtBills, today: Day): BillPage => ({
  ...page,
  bills: page.bills.filter((bill) => isAskedFor(bill, search, today)),
});

/**
 * Merges paged supply bills and unpaged service bills, latest first. Service bills older than the last loaded page
 * wait, so that no row is inserted above what the user reads.
 */
export function mergedBills(pages: readonly BillPage[], hasMore: boolean, services: readonly Bill[]): readonly Bill[] {
  const supplies = pages.flatMap(({ bills }) => bills);
  const reached = hasMore ? supplies.at(-1)?.issueDate : undefined;
  const shown = reached === undefined ? services : services.filter(({ issueDate }) => issueDate >= reached);
  return [...supplies, ...shown].toSorted(
    (one, other) => compare(other.issueDate, one.issueDate) || compare(other.number, one.number),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Totals over all matching bills; undefined where a source doesn't return them (bolletta.totali.1). */
export interface ArchiveTotals {
  readonly count: number;
  readonly amount: Cents | undefined;
}

export function totalsOf(page: BillPage | undefined, services: readonly Bill[]): ArchiveTotals {
  const billed = services.filter(({ type }) => type !== 'RATA').reduce((sum, { amount }) => sum + amount, 0);
  return {
    count: (page?.total ?? 0) + services.length,
    amount: page === undefined ? billed : page.amount === undefined ? undefined : page.amount + billed,
  };
}

export interface BillLine {
  readonly bill: Bill;
  /** Set on the first bill of a year. */
  readonly year?: string;
}

export function linesByYear(bills: readonly Bill[]): readonly BillLine[] {
  return [...Map.groupBy(bills, ({ issueDate }) => issueDate.slice(0, 4))].flatMap(([year, those]) =>
    those.map((bill, index): BillLine => (index === 0 ? { bill, year } : { bill })),
  );
}
