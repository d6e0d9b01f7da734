import type { MeterBand } from '../readings/meter.ts';
import { sumCents, type Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

/** What the lines of a bill are for (bolletta.voci.1). */
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

/** To whom a share goes: the seller, or the network and the charges of the system (bolletta.voci.2). */
export const BILL_LINE_PARTS = ['VENDITA', 'RETE'] as const;
export type BillLinePart = (typeof BILL_LINE_PARTS)[number];

/** One line of a bill. All lines, taxes too, sum up to the bill's amount. */
export interface BillLine {
  readonly kind: BillLineKind;
  /** Of the three shares and of corrections. */
  readonly part: BillLinePart | undefined;
  readonly label: string;
  readonly band: MeterBand | undefined;
  /** With at most 3 decimals, in `unit`: kWh, Smc, kW, … */
  readonly quantity: number | undefined;
  readonly unit: string | undefined;
  /** How many months a share by the month is for, with at most 4 decimals. */
  readonly months: number | undefined;
  /** In euros, net of VAT, with at most 8 decimals. */
  readonly unitPrice: number | undefined;
  readonly amount: Cents;
  /** In percent: what is charged on the line, or what a VAT line itself is. */
  readonly vatRate: number | undefined;
  /** Why no VAT is charged, as electronic invoices say it (N1, N2.2, N4, …). */
  readonly vatNature: string | undefined;
  /** Of a VAT line: what its rate is applied to. */
  readonly taxable: Cents | undefined;
  /** First and last day, where they are others than the bill's. */
  readonly periodStart: Day | undefined;
  readonly periodEnd: Day | undefined;
}

/** The factors of a line; one that is missing counts as one. */
type Factors = Partial<Pick<BillLine, 'quantity' | 'months' | 'unitPrice'>>;

/**
 * Quantity × months × unit price in whole cents (bolletta.voci.3). Exact: the factors are multiplied as
 * decimals, and only the product is rounded, half away from zero.
 *
 * @returns cents
 */
export function lineAmount({ quantity = 1, months = 1, unitPrice = 1 }: Factors): Cents {
  // Thousandths × ten-thousandths × hundred-millionths: 15 decimals, of which cents keep two.
  const product = scaled(quantity, 3) * scaled(months, 4) * scaled(unitPrice, 8);
  const cent = 10n ** 13n;
  const magnitude = ((product < 0n ? -product : product) + cent / 2n) / cent;
  return Number(product < 0n ? -magnitude : magnitude);
}

function scaled(value: number, decimals: number): bigint {
  return BigInt(value.toFixed(decimals).replace('.', ''));
}

/** What lines sum up to, in cents (bolletta.voci.1: of all lines it is the bill's amount). */
export function sumOfLines(lines: readonly Pick<BillLine, 'amount'>[]): Cents {
  return sumCents(lines.map((line) => line.amount));
}

type CountedLine = Partial<Pick<BillLine, 'part' | 'band' | 'quantity' | 'periodStart' | 'periodEnd'>>;

/**
 * How much lines charge, with at most 3 decimals. Lines that don't say to whom they go and charge the same quantity of
 * the same days charge it once, as do those of bands and one of all of them (bolletta.voci.5).
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

/** What is taxed at one rate, or for one reason at none. */
export interface VatGroup {
  readonly rate: number;
  readonly nature: string | undefined;
  readonly taxable: Cents;
  readonly tax: Cents;
}

/**
 * The lines by VAT rate, in the order in which rates come first (bolletta.voci.4): what an electronic invoice
 * sums up as `DatiRiepilogo`. The tax is what the VAT lines say; of `taxable` + `tax` all groups sum up to the bill.
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

/** VAT of a rate in percent on an amount, in whole cents, half away from zero (bolletta.voci.4). */
export function vatOn(taxable: Cents, rate: number): Cents {
  return lineAmount({ unitPrice: taxable / 10_000, quantity: rate });
}
