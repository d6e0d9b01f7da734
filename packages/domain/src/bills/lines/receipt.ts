import type { CommodityType } from '../../contracts/commodity.ts';
import { isOfSupply } from '../bill.ts';
import type { Cents } from '../../shared/cents.ts';
import type { InvoiceType } from '../invoice-type.ts';
import {
  chargedQuantity,
  sumOfLines,
  vatGroups,
  type BillLine,
  type BillLineKind,
  type BillLinePart,
  type VatGroup,
} from './line.ts';

/** Set when every line of a share names its recipient (bolletta.voci.2). */
export interface ShareSplit {
  readonly sale: Cents;
  readonly network: Cents;
}

/** One of the three shares (bolletta.scontrino.1): quantity × price, split into sale and network. */
export interface ReceiptShare {
  readonly kind: 'QUOTA_CONSUMI' | 'QUOTA_FISSA' | 'QUOTA_POTENZA';
  readonly amount: Cents;
  /** Absent when the lines lack it, which means unknown, not zero. */
  readonly split: ShareSplit | undefined;
  /** Absent when the lines lack it, or when it is always one. */
  readonly quantity: number | undefined;
  readonly unit: string | undefined;
  readonly months: number | undefined;
  /** Average price of one unit, per month where months count; in euros, not rounded. */
  readonly averagePrice: number | undefined;
}

/** The *scontrino dell'energia*: the components of a bill, which sum up to `total`. */
export interface EnergyReceipt {
  readonly shares: readonly ReceiptShare[];
  readonly corrections: Cents;
  readonly services: Cents;
  readonly excise: Cents;
  readonly vat: Cents;
  readonly vatGroups: readonly VatGroup[];
  readonly bonus: Cents;
  readonly tvFee: Cents;
  readonly other: Cents;
  readonly total: Cents;
}

/**
 * True for the bill of a supply whose lines name no share, as an invoice of another source may come: what goes to sale
 * and to network is unknown (bolletta.voci.2). An instalment is part of a bill and has no shares of its own.
 */
export function isUndivided({ lines, ...bill }: UndividedFacts): boolean {
  const hasShare = lines.some(({ kind }) => shareKinds.some((each) => each === kind));
  return isOfSupply(bill) && !hasShare && lines.some(({ kind }) => kind === 'ALTRO');
}

interface UndividedFacts {
  readonly commodityType?: CommodityType | undefined;
  readonly type: InvoiceType;
  readonly lines: readonly Pick<BillLine, 'kind'>[];
}

const shareKinds = ['QUOTA_CONSUMI', 'QUOTA_FISSA', 'QUOTA_POTENZA'] as const;

/** Sums up the lines of a bill for the customer (bolletta.scontrino.1); amounts in cents. */
export function energyReceipt(lines: readonly BillLine[]): EnergyReceipt {
  const sumOf = (kind: BillLineKind) => sumOfLines(lines.filter((line) => line.kind === kind));
  return {
    shares: shareKinds.flatMap((kind) => {
      const own = lines.filter((line) => line.kind === kind);
      return own.length === 0 ? [] : [share(kind, own)];
    }),
    corrections: sumOf('RICALCOLO'),
    services: sumOf('SERVIZI'),
    excise: sumOf('ACCISE'),
    vat: sumOf('IVA'),
    vatGroups: vatGroups(lines),
    bonus: sumOf('BONUS'),
    tvFee: sumOf('CANONE_RAI'),
    other: sumOf('ALTRO'),
    total: sumOfLines(lines),
  };
}

function share(kind: ReceiptShare['kind'], lines: readonly BillLine[]): ReceiptShare {
  const ofPart = (part: BillLinePart) => lines.filter((line) => line.part === part);
  const amount = sumOfLines(lines);
  // Sale and network charge the same kilowatt-hours, so only one of them is counted.
  const counted = ofPart('VENDITA').length > 0 ? ofPart('VENDITA') : lines;
  const [first] = counted;
  // Bands add up; a fixed or power share has one line per part.
  const quantity = counted.every((line) => line.quantity === undefined) ? undefined : chargedQuantity(counted);
  const months = first?.months;
  const units = (quantity ?? 1) * (months ?? 1);
  return {
    kind,
    amount,
    split: lines.every(({ part }) => part !== undefined)
      ? { sale: sumOfLines(ofPart('VENDITA')), network: sumOfLines(ofPart('RETE')) }
      : undefined,
    quantity,
    unit: first?.unit,
    months,
    averagePrice: (quantity === undefined && months === undefined) || units === 0 ? undefined : amount / 100 / units,
  };
}
