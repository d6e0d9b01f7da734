import { sumCents, type Cents } from '../../shared/cents.ts';
import type { Bill } from '../bill.ts';

/** A bill with what a summary of its year needs. */
export type SummedBill = Pick<
  Bill,
  | 'number'
  | 'type'
  | 'status'
  | 'amount'
  | 'openAmount'
  | 'issueDate'
  | 'paymentDate'
  | 'instalment'
  | 'contractCode'
  | 'vasContractCode'
> & {
  /** The sum of its VAT lines; undefined where it came without lines. */
  readonly vat: Cents | undefined;
};

/** Sums of a year (bolletta.riepilogo.1): `billed` = `paid` + `unpaid` + `notOwed` + `credit`. */
export interface YearFigures {
  /** The number of documents issued in the year, instalments apart. */
  readonly documents: number;
  readonly billed: Cents;
  /** The part of `billed` that is paid by now, in whichever year. */
  readonly paid: Cents;
  readonly unpaid: Cents;
  readonly notOwed: Cents;
  /** Credit notes: zero or less. */
  readonly credit: Cents;
  /** The VAT of the documents whose lines are known. */
  readonly vat: Cents;
  readonly withoutVat: number;
  /** Paid in the year, whenever it was billed (bolletta.riepilogo.2). */
  readonly paidInYear: Cents;
  /** Credit notes given back in the year: zero or less. */
  readonly returnedInYear: Cents;
}

export interface YearSummary {
  readonly total: YearFigures;
  readonly supplies: YearFigures;
  readonly services: YearFigures;
  /** By contract code, for those with documents or payments in the year. */
  readonly contracts: ReadonlyMap<string, YearFigures>;
}

/**
 * Sums up what was billed and what was paid in a year (bolletta.riepilogo.1, bolletta.riepilogo.2).
 *
 * @param bills all of a customer's bills that were issued or paid in the year, and all instalments
 */
export function yearlySummary(bills: readonly SummedBill[], year: string): YearSummary {
  const instalments = Map.groupBy(bills.filter(isInstalment), ({ instalment }) => instalment?.billNumber);
  const figures = (some: readonly SummedBill[]) => figuresOf(some, year, instalments);
  const byContract = Map.groupBy(bills, codeOf);
  return {
    total: figures(bills),
    supplies: figures(bills.filter(({ contractCode }) => contractCode !== undefined)),
    services: figures(bills.filter(({ contractCode }) => contractCode === undefined)),
    contracts: new Map(
      [...byContract]
        .map(([code, those]) => [code, figures(those)] as const)
        .filter(
          ([, { documents, paidInYear, returnedInYear }]) => documents > 0 || paidInYear > 0 || returnedInYear < 0,
        ),
    ),
  };
}

type Instalments = ReadonlyMap<string | undefined, readonly SummedBill[]>;

const isInstalment = ({ type }: SummedBill) => type === 'RATA';
const codeOf = ({ contractCode, vasContractCode }: SummedBill) => contractCode ?? vasContractCode ?? '';
const settled = ({ amount, openAmount }: SummedBill): Cents => amount - openAmount;

function figuresOf(bills: readonly SummedBill[], year: string, instalments: Instalments): YearFigures {
  const issued = bills.filter((bill) => !isInstalment(bill) && bill.issueDate.startsWith(year));
  const parts = issued.map((bill) => partsOf(bill, instalments));
  // A bill in instalments is paid by them: counting both would count its money twice.
  const inYear = bills.filter((bill) => bill.paymentDate?.startsWith(year) === true && bill.status !== 'RATEIZZATA');
  return {
    documents: issued.length,
    billed: sumCents(issued.map(({ amount }) => amount)),
    paid: sumCents(parts.map(({ paid }) => paid)),
    unpaid: sumCents(parts.map(({ unpaid }) => unpaid)),
    notOwed: sumCents(parts.map(({ notOwed }) => notOwed)),
    credit: sumCents(parts.map(({ credit }) => credit)),
    vat: sumCents(issued.map(({ vat = 0 }) => vat)),
    withoutVat: issued.filter(({ vat }) => vat === undefined).length,
    paidInYear: sumCents(inYear.filter(({ amount }) => amount > 0).map(settled)),
    returnedInYear: sumCents(inYear.filter(({ amount }) => amount < 0).map(({ amount }) => amount)),
  };
}

type Parts = Pick<YearFigures, 'paid' | 'unpaid' | 'notOwed' | 'credit'>;

/** Splits a bill's amount into what became of it. */
function partsOf(bill: SummedBill, instalments: Instalments): Parts {
  const none: Parts = { paid: 0, unpaid: 0, notOwed: 0, credit: 0 };
  const { amount, openAmount, status, number } = bill;
  if (amount < 0) return { ...none, credit: amount };
  if (status === 'DA_NON_PAGARE') return { ...none, notOwed: amount };
  if (status !== 'RATEIZZATA') return { ...none, paid: amount - openAmount, unpaid: openAmount };
  const byInstalments = sumCents((instalments.get(number) ?? []).map(settled));
  const paid = Math.min(amount, byInstalments);
  return { ...none, paid, unpaid: amount - paid };
}
