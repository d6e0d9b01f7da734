import type { HOUR_BANDS } from '@sportello/domain';
import { CACHE_LIFETIME_MS, USE_ORIGINS, type SupplyPrices } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { day, optionalNumber, optionalText } from '../../mechanism/wire.ts';
import {
  exampleOffer,
  exampleOfferedPrice,
  examplePrice,
  toOfferedPrice,
  toPrice,
  wireOffer,
  wireOfferedPrice,
  wirePrice,
} from './wirePrices.ts';

const bands = z.strictObject({ F1: z.number(), F2: z.number(), F3: z.number() }) satisfies z.ZodMiniType<
  Record<(typeof HOUR_BANDS)[number], number>
>;

/** Offers and prices of a supply over time, a year of its use, and what its holder can choose instead. */
export const supplyPrices = defineCall({
  id: 'supplyPrices',
  backend: 'sportello',
  method: 'GET',
  path: '/prezzi/{id}',
  summary: 'Offerte e prezzi di una fornitura nel tempo, il consumo di un anno e le offerte fra cui scegliere',
  rules: ['prezzi.chiamate.1', 'prezzi.offerte.1', 'prezzi.voci.1', 'prezzi.anno.5', 'prezzi.scelta.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('commodity-contract') }),
  answer: z.strictObject({
    /** Latest first. */
    offerte: z.array(wireOffer),
    voci: z.array(wirePrice),
    /** Null where less than a year is known. */
    consumo: z.nullable(
      z.strictObject({
        dal: day,
        al: day,
        unitaMisura: z.enum(['kWh', 'Smc']),
        totale: z.number(),
        fasce: z.nullable(bands),
        origine: z.enum(USE_ORIGINS),
      }),
    ),
    /** In kW. */
    potenza: optionalNumber,
    offerteInVendita: z.array(
      z.strictObject({
        codice: z.string(),
        nome: z.string(),
        durataMesi: optionalNumber,
        descrizione: optionalText,
        indirizzo: optionalText,
        voci: z.array(wireOfferedPrice),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: '4000000001' } },
    answer: {
      offerte: [exampleOffer],
      voci: [examplePrice],
      consumo: {
        dal: '2025-11-21',
        al: '2026-11-20',
        unitaMisura: 'kWh',
        totale: 2716.4,
        fasce: { F1: 902.1, F2: 811.3, F3: 1003 },
        origine: 'CURVE',
      },
      potenza: 4.5,
      offerteInVendita: [
        {
          codice: 'LUCE-FISSA-12',
          nome: 'Luce Fissa',
          durataMesi: 12,
          descrizione: 'Prezzo fermo per un anno',
          indirizzo: 'https://www.example.com/offerte/luce-fissa',
          voci: [{ ...exampleOfferedPrice, prezzo: 0.1285 }],
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'contracts',
  toModel: ({ offerte, voci, consumo, potenza, offerteInVendita }): SupplyPrices => ({
    offers: offerte.map(({ codice, nome, dal, al }) => ({ code: codice, name: nome, from: dal, until: present(al) })),
    components: voci.map(toPrice),
    use:
      consumo === null
        ? undefined
        : {
            from: consumo.dal,
            until: consumo.al,
            unit: consumo.unitaMisura,
            total: consumo.totale,
            bands: present(consumo.fasce),
            origin: consumo.origine,
          },
    power: present(potenza),
    onSale: offerteInVendita.map(({ codice, nome, durataMesi, descrizione, indirizzo, voci: prices }) => ({
      code: codice,
      name: nome,
      months: present(durataMesi),
      summary: present(descrizione),
      url: present(indirizzo),
      prices: prices.map(toOfferedPrice),
    })),
  }),
});
