import type { PriceComponent } from '@sportello/domain';
import type { listOffers, listPrices } from './queries.ts';

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];
export type PriceRow = Omit<
  Awaited<ReturnType<typeof listPrices>>[number],
  'contractCode' | 'validFrom' | 'validUntil'
>;

export interface Dates {
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** Returns a stored offer as the model has it. */
export const termOf = ({ code, name, validFrom, validUntil }: OfferRow) => ({
  code,
  name,
  from: validFrom,
  until: validUntil ?? undefined,
});

/** Returns a stored price as the model has it. */
export function priceOf({ validFrom, validUntil, ...row }: PriceRow & Dates): PriceComponent {
  return {
    label: row.label,
    part: row.part,
    unit: row.unit,
    band: row.band === 'F0' ? undefined : row.band,
    kind: row.kind,
    price: row.price ?? undefined,
    index: row.indexName ?? undefined,
    spread: row.spread ?? undefined,
    vatRate: row.vatRate ?? undefined,
    from: validFrom,
    until: validUntil ?? undefined,
  };
}
