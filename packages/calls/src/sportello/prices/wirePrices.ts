import {
  HOUR_BANDS,
  PRICE_KINDS,
  PRICE_PARTS,
  PRICE_UNITS,
  type OfferedPrice,
  type PriceComponent,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { day, optionalDay, optionalNumber, optionalText } from '../../mechanism/wire.ts';

/** An offer of a supply, from its first to its last day. */
export const wireOffer = z.strictObject({ codice: z.string(), nome: z.string(), dal: day, al: optionalDay });

/** A price of an offer, in euros net of VAT. */
export const wireOfferedPrice = z.strictObject({
  voce: z.string(),
  parte: z.enum(PRICE_PARTS),
  unita: z.enum(PRICE_UNITS),
  /** Null for all hours. */
  fascia: z.nullable(z.enum(HOUR_BANDS)),
  tipo: z.enum(PRICE_KINDS),
  /** Null for an indexed price whose index is not known yet. */
  prezzo: optionalNumber,
  indice: optionalText,
  spread: optionalNumber,
  /** In percent. */
  aliquotaIva: optionalNumber,
});

export const wirePrice = z.extend(wireOfferedPrice, { dal: day, al: optionalDay });

export const exampleOffer = { codice: 'LUCE-SERENA-24', nome: 'Luce Serena', dal: '2026-03-01', al: '2027-02-28' };

export const exampleOfferedPrice = {
  voce: 'Energia',
  parte: 'VENDITA' as const,
  unita: 'EUR/kWh' as const,
  fascia: null,
  tipo: 'FISSO' as const,
  prezzo: 0.1342,
  indice: null,
  spread: null,
  aliquotaIva: 10,
};

export const examplePrice = { ...exampleOfferedPrice, dal: '2026-03-01', al: '2027-02-28' };

export function toOfferedPrice(wire: z.output<typeof wireOfferedPrice>): OfferedPrice {
  return {
    label: wire.voce,
    part: wire.parte,
    unit: wire.unita,
    band: present(wire.fascia),
    kind: wire.tipo,
    price: present(wire.prezzo),
    index: present(wire.indice),
    spread: present(wire.spread),
    vatRate: present(wire.aliquotaIva),
  };
}

export function toPrice({ dal, al, ...wire }: z.output<typeof wirePrice>): PriceComponent {
  return { ...toOfferedPrice(wire), from: dal, until: present(al) };
}
