import type { MeterBand } from '../../readings/meter.ts';
import { sumCents, type Cents } from '../../shared/cents.ts';
import type { Day } from '../../shared/day.ts';

/** Kinds of bill lines (bolletta.voci.1). */
export const BILL_LINE_KINDS = [
  'QUOTA_CONSUMI',
  'QUOTA_FISSA',
  'QUOTA_POTENZA',
  'RICALCOLO',
  'SERVIZI',
  'ACCISE',
  'IVA',
  'BONUS',
  'CANONE_RAI',
  'ALTRO',
] as const;
export type BillLineKind = (typeof BILL_LINE_KINDS)[number];

/** Recipient of a share: the seller, or the network and system charges (bolletta.voci.2). */
export const BILL_LINE_PARTS = ['VENDITA', 'RETE'] as const;
export type BillLinePart = (typeof BILL_LINE_PARTS)[number];

/** One line of a bill; all lines, taxes included, sum up to the bill's amount. */
export interface BillLine {
  readonly kind: BillLineKind;
  readonly part: BillLinePart | undefined;
  readonly label: string;
  readonly band: MeterBand | undefined;
  /** At most 3 decimals, in `unit`: kWh, Smc, kW, … */
  readonly quantity: number | undefined;
  readonly unit: string | undefined;
  /** Number of months of a monthly share, at most 4 decimals. */
  readonly months: number | undefined;
  /** In euros, net of VAT, at most 8 decimals. */
  readonly unitPrice: number | undefined;
  readonly amount: Cents;
  /** In percent: the rate charged on the line, or the rate of a VAT line itself. */
  readonly vatRate: number | undefined;
  /** The reason for charging no VAT, as a code of electronic invoices (N1, N2.2, N4, …). */
  readonly vatNature: string | undefined;
  readonly taxable: Cents | undefined;
  /** Set only when they differ from the bill's period. */
  readonly periodStart: Day | undefined;
  readonly periodEnd: Day | undefined;
}

/** A missing factor counts as one. */
type Factors = Partial<Pick<BillLine, 'quantity' | 'months' | 'unitPrice'>>;

/**
 * Returns quantity × months × unit price in whole cents (bolletta.voci.3). The factors are multiplied as exact
 * decimals, and only the product is rounded, half away from zero.
 *
 * @returns cents
 */
export function lineAmount({ quantity = 1, months = 1, unitPrice = 1 }: Factors): Cents {
  // Scales of 3 + 4 + 8 give 15 decimals, of which cents keep two.
  const product = scaled(quantity, 3) * scaled(months, 4) * scaled(unitPrice, 8);
  const cent = 10n ** 13n;
  const magnitude = ((product < 0n ? -product : product) + cent / 2n) / cent;
  return Number(product < 0n ? -magnitude : magnitude);
}

function scaled(value: number, decimals: number): bigint {
  return BigInt(value.toFixed(decimals).replace('.', ''));
}

/** Returns the sum of the lines in cents (bolletta.voci.1: the sum of all lines is the bill's amount). */
export function sumOfLines(lines: readonly Pick<BillLine, 'amount'>[]): Cents {
  return sumCents(lines.map((line) => line.amount));
}

type CountedLine = Partial<Pick<BillLine, 'part' | 'band' | 'quantity' | 'periodStart' | 'periodEnd'>>;

/**
 * Returns the quantity charged by lines, with at most 3 decimals. Lines without a part that repeat the quantity of
 * the same days count once, as do lines per band next to one for all bands (bolletta.voci.5).
 */
export function chargedQuantity(lines: readonly CountedLine[]): number {
  const thousandths = ({ quantity = 0 }: CountedLine) => Math.round(quantity * 1000);
  const isPrinted = ({ part, band }: CountedLine) => part !== undefined || band !== undefined;
  const unsaid = Map.groupBy(
    lines.filter((line) => !isPrinted(line)),
    (line) => `${line.periodStart} ${line.periodEnd} ${thousandths(line)}`,
  );
  const once = [...unsaid.values()].flatMap(([line]) => (line === undefined ? [] : [thousandths(line)]));
  const [sum, most] = [sumCents(once), Math.max(0, ...once)];
  const said = sumCents(lines.filter(isPrinted).map(thousandths));
  return (said + (once.length > 2 && sum === 2 * most ? most : sum)) / 1000;
}

export interface VatGroup {
  readonly rate: number;
  readonly nature: string | undefined;
  readonly taxable: Cents;
  readonly tax: Cents;
}

/**
 * Groups lines by VAT rate, in order of first occurrence (bolletta.voci.4), like `DatiRiepilogo` of an electronic
 * invoice. The tax comes from the VAT lines; `taxable` + `tax` of all groups sum up to the bill.
 */
export function vatGroups(lines: readonly BillLine[]): VatGroup[] {
  const groups = new Map<string, VatGroup>();
  for (const { kind, vatRate: rate = 0, vatNature: nature, amount } of lines) {
    const key = `${rate} ${nature ?? ''}`;
    const group = groups.get(key) ?? { rate, nature, taxable: 0, tax: 0 };
    groups.set(
      key,
      kind === 'IVA' ? { ...group, tax: group.tax + amount } : { ...group, taxable: group.taxable + amount },
    );
  }
  return [...groups.values()];
}

/** Returns the VAT on an amount at a rate in percent, in whole cents, half away from zero (bolletta.voci.4). */
export function vatOn(taxable: Cents, rate: number): Cents {
  return lineAmount({ unitPrice: taxable / 10_000, quantity: rate });
}
