import { billStatus, CACHE_LIFETIME_MS, centsFromEuros, type InterventionInvoice } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { amount, day, optionalDay, optionalText } from '../mechanism/wire.ts';

const wireInvoice = z.strictObject({
  number: z.string(),
  issueDate: day,
  expirationDate: optionalDay,
  paymentDate: optionalDay,
  /** Euros. */
  amount,
  /** Euros still due. */
  openAmount: amount,
  /** A bill's status codes: 01 paid, 02 expiring, … (bolletta.stato.1). */
  state: optionalText,
  documentId: optionalText,
});

export const interventionInvoices = defineCall({
  id: 'interventionInvoices',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/fatture/{idIntervento}',
  summary: 'Fatture di un intervento',
  rules: ['intervento.chiamate.6'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ idIntervento: ownId('intervention', 64) }),
  query: z.strictObject({ codiceContratto: ownId('contract') }),
  answer: z.strictObject({ invoices: z.array(wireInvoice) }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { params: { idIntervento: 'I0000001' }, query: { codiceContratto: '7000000003' } },
    answer: {
      invoices: [
        {
          number: '2026/000123',
          issueDate: '2026-11-20',
          expirationDate: '2026-12-20',
          paymentDate: null,
          amount: 180.5,
          openAmount: 180.5,
          state: '02',
          documentId: 'D0003',
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'interventions',
  toModel: (answer) => answer.invoices.map(toInvoice),
});

function toInvoice(wire: z.output<typeof wireInvoice>): InterventionInvoice {
  return {
    number: wire.number,
    issueDate: wire.issueDate,
    expirationDate: present(wire.expirationDate),
    paymentDate: present(wire.paymentDate),
    amount: centsFromEuros(wire.amount),
    openAmount: centsFromEuros(wire.openAmount),
    status: billStatus(present(wire.state)),
    documentId: present(wire.documentId),
  };
}
