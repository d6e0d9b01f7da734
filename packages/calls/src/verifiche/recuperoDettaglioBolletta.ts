import {
  BILL_LINE_KINDS,
  CACHE_LIFETIME_MS,
  centsFromEuros,
  DOCUMENT_VIEW_MODES,
  type BillDetail,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known } from '../mechanism/empty.ts';
import { amount, code, optionalNumber } from '../mechanism/wire.ts';
import { exampleBill, toBill, wireBill } from './bill.ts';
import { toUnit, wireUnit } from './meter.ts';

const viewModes = Object.values(DOCUMENT_VIEW_MODES);

const wireBillDetail = z.extend(wireBill, {
  voci: z.array(z.strictObject({ categoria: z.enum(BILL_LINE_KINDS), descrizione: z.string(), importo: amount })),
  consumo: optionalNumber,
  unitaMisura: z.nullable(wireUnit),
  rate: z.array(wireBill),
  documenti: z.array(z.strictObject({ modalita: z.enum(viewModes), link: z.string() })),
});

/** One bill of a customer, whole; `tipologia` VAS asks for a service's invoice. */
export const recuperoDettaglioBolletta = defineCall({
  id: 'recuperoDettaglioBolletta',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/recuperoDettaglioBolletta/{id}',
  summary: 'Dettaglio di una bolletta o fattura',
  rules: ['bolletta.chiamate.4', 'bolletta.modello.2'],
  access: 'customer',
  owned: { 'params.id': 'customer', 'query.numeroBolletta': 'bill' },
  params: z.strictObject({ id: code(40) }),
  query: z.strictObject({ numeroBolletta: code(40), tipologia: z.optional(z.enum(['VAS'])) }),
  answer: z.strictObject({ bolletta: wireBillDetail }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: '1000000001' }, query: { numeroBolletta: '2026000123456' } },
    answer: {
      bolletta: {
        ...exampleBill,
        voci: [
          { categoria: 'MATERIA_ENERGIA', descrizione: 'Spesa per la materia energia', importo: 68.2 },
          { categoria: 'TRASPORTO_CONTATORE', descrizione: 'Trasporto e gestione del contatore', importo: 25.15 },
          { categoria: 'IMPOSTE', descrizione: 'Imposte e IVA', importo: 30.1 },
        ],
        consumo: 431,
        unitaMisura: 'kWh',
        rate: [],
        documenti: [{ modalita: 'S', link: '/documenti/bollette/2026000123456.pdf' }],
      },
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: ({ bolletta }): BillDetail => ({
    ...toBill(bolletta),
    lines: bolletta.voci.map((line) => ({
      kind: known(BILL_LINE_KINDS, line.categoria, 'ALTRO'),
      label: line.descrizione,
      amount: centsFromEuros(line.importo),
    })),
    consumption: bolletta.consumo ?? undefined,
    consumptionUnit: toUnit(bolletta.unitaMisura),
    instalments: bolletta.rate.map(toBill),
    documents: bolletta.documenti.flatMap(({ modalita, link }) => {
      // A document of another kind could not be named on the screen.
      const viewMode = known(viewModes, modalita, undefined);
      return viewMode ? [{ viewMode, link }] : [];
    }),
  }),
});
