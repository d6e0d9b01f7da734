import { centsFromEuros, type YearFigures } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { amount, optionalText } from '../../mechanism/wire.ts';
import { TABLE_TYPES } from './billExport.ts';

const anno = z.string().check(z.regex(/^20\d\d$/));

const count = z.int().check(z.gte(0));

const wireFigures = z.strictObject({
  documenti: count,
  fatturato: amount,
  pagato: amount,
  daPagare: amount,
  nonDovuto: amount,
  aCredito: amount,
  iva: amount,
  /** Documents that came without lines, whose VAT is not in `iva`. */
  documentiSenzaIva: count,
  pagatoNellAnno: amount,
  restituitoNellAnno: amount,
});

const exampleFigures = {
  documenti: 6,
  fatturato: 538.72,
  pagato: 415.27,
  daPagare: 123.45,
  nonDovuto: 0,
  aCredito: 0,
  iva: 48.97,
  documentiSenzaIva: 0,
  pagatoNellAnno: 502.1,
  restituitoNellAnno: 0,
};

const noFigures = {
  documenti: 0,
  fatturato: 0,
  pagato: 0,
  daPagare: 0,
  nonDovuto: 0,
  aCredito: 0,
  iva: 0,
  documentiSenzaIva: 0,
  pagatoNellAnno: 0,
  restituitoNellAnno: 0,
};

/** Sums up a year for the tax return: the amounts billed, and the amounts paid. */
export const yearlySummary = defineCall({
  id: 'yearlySummary',
  backend: 'sportello',
  method: 'GET',
  path: '/bollette/riepilogo',
  summary: 'Riepilogo di un anno: quanto è stato fatturato e quanto pagato, per fornitura e servizio',
  rules: ['bolletta.riepilogo.1', 'bolletta.riepilogo.2'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  query: z.strictObject({ anno }),
  answer: z.strictObject({
    totale: wireFigures,
    bollette: wireFigures,
    servizi: wireFigures,
    contratti: z.array(
      z.strictObject({
        codiceContratto: z.string(),
        tipo: z.enum(['BOLLETTE', 'SERVIZI']),
        nome: z.string(),
        indirizzo: optionalText,
        importi: wireFigures,
      }),
    ),
  }),
  errors: [],
  example: {
    request: { query: { anno: '2025' } },
    answer: {
      totale: exampleFigures,
      bollette: exampleFigures,
      servizi: noFigures,
      contratti: [
        {
          codiceContratto: '4000000001',
          tipo: 'BOLLETTE' as const,
          nome: 'Casa',
          indirizzo: 'Via Washington 70, Milano',
          importi: exampleFigures,
        },
      ],
    },
  },
  toModel: ({ totale, bollette, servizi, contratti }) => ({
    total: toFigures(totale),
    supplies: toFigures(bollette),
    services: toFigures(servizi),
    contracts: contratti.map(({ codiceContratto, tipo, nome, indirizzo, importi }) => ({
      code: codiceContratto,
      isSupply: tipo === 'BOLLETTE',
      name: nome,
      address: indirizzo ?? undefined,
      figures: toFigures(importi),
    })),
  }),
});

function toFigures(wire: z.output<typeof wireFigures>): YearFigures {
  return {
    documents: wire.documenti,
    billed: centsFromEuros(wire.fatturato),
    paid: centsFromEuros(wire.pagato),
    unpaid: centsFromEuros(wire.daPagare),
    notOwed: centsFromEuros(wire.nonDovuto),
    credit: centsFromEuros(wire.aCredito),
    vat: centsFromEuros(wire.iva),
    withoutVat: wire.documentiSenzaIva,
    paidInYear: centsFromEuros(wire.pagatoNellAnno),
    returnedInYear: centsFromEuros(wire.restituitoNellAnno),
  };
}

/** The same summary as a file to keep or to give to one's accountant. */
export const yearlySummaryFile = defineFileCall({
  id: 'yearlySummaryFile',
  backend: 'sportello',
  method: 'GET',
  path: '/bollette/riepilogo/file',
  summary: 'Riepilogo di un anno in PDF o CSV',
  rules: ['bolletta.riepilogo.3'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  query: z.strictObject({ anno, formato: z.enum(['PDF', 'CSV']) }),
  answers: 'file',
  types: ['application/pdf', TABLE_TYPES.CSV],
  errors: [],
  example: { request: { query: { anno: '2025', formato: 'PDF' } } },
});
