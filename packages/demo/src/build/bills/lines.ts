import { lineAmount, vatOn } from '@sportello/domain';
import type { BillLineRecord } from '../../records.ts';

export type LineGiven = Partial<Omit<BillLineRecord, 'position' | 'amountCents'>> &
  Pick<BillLineRecord, 'kind' | 'label' | 'vatRate'> & { readonly amountCents?: number };

export const emptyLine = {
  part: null,
  band: null,
  quantity: null,
  unit: null,
  months: null,
  unitPrice: null,
  vatNature: null,
  taxableCents: null,
  periodStart: null,
  periodEnd: null,
} as const;

/** Returns the lines with their amounts, followed by a tax line per VAT rate (bolletta.voci.4). */
export function completed(given: readonly LineGiven[]): BillLineRecord[] {
  const lines = given.map((line) => ({ ...emptyLine, ...line, amountCents: line.amountCents ?? amountOf(line) }));
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].filter((rate) => rate !== null && rate > 0);
  const taxes = rates.map((rate) => {
    const taxableCents = sum(lines.filter(({ vatRate }) => vatRate === rate).map(({ amountCents }) => amountCents));
    const amountCents = vatOn(taxableCents, rate ?? 0);
    return { ...emptyLine, kind: 'IVA' as const, label: `IVA ${rate}%`, vatRate: rate, taxableCents, amountCents };
  });
  return [...lines, ...taxes].map((line, index) => ({ ...line, position: index + 1 }));
}

/** Returns the VAT fields of a line without tax. */
export const untaxed = (vatNature: string) => ({ vatRate: 0, vatNature }) as const;

function amountOf({ quantity, months, unitPrice }: LineGiven): number {
  return lineAmount({ quantity: quantity ?? 1, months: months ?? 1, unitPrice: unitPrice ?? 1 });
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
