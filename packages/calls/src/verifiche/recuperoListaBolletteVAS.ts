import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { periodInOrder } from '../mechanism/wire.ts';
import { exampleBill, toBill, wireBill } from './bill.ts';
import { compactDay } from './compactDay.ts';

export const recuperoListaBolletteVAS = defineCall({
  id: 'recuperoListaBolletteVAS',
  backend: 'verifiche',
  method: 'POST',
  path: '/v1/recuperoListaBolletteVAS/{id}',
  summary: 'Fatture di servizi, prodotti e fibra del cliente emesse in un periodo',
  rules: ['bolletta.chiamate.2', 'bolletta.chiamate.3'],
  access: 'customer',
  modules: { archive: 'PREVIEW', contracts: 'ACTIVE' },
  readOnly: true,
  params: z.strictObject({ id: ownId('customer') }),
  body: z.strictObject({ inizioPeriodo: compactDay, finePeriodo: compactDay }).check(periodInOrder),
  answer: z.strictObject({ bollette: z.array(wireBill) }),
  errors: ['S-001', 'NOT_FOUND'],
  example: {
    request: { params: { id: '1000000001' }, body: { inizioPeriodo: '20260101', finePeriodo: '20261231' } },
    answer: {
      bollette: [
        {
          ...exampleBill,
          numeroBolletta: '2026900004321',
          tipoDocumento: 'FATTURA',
          codiceContratto: null,
          codiceContrattoVas: '7000000001',
          commodity: null,
          importo: 29.9,
          importoAperto: 29.9,
        },
      ],
    },
  },
  invalidatedBy: 'bills',
  toModel: (answer) => answer.bollette.map(toBill),
});
