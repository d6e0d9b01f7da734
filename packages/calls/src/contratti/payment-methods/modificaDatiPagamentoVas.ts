import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import {
  exampleCardChange,
  fieldsFitMethod,
  paymentChange,
  paymentChangeAnswer,
  paymentChangeErrors,
  paymentChangeHeaders,
  paymentReads,
  toPaymentChanged,
} from './paymentChange.ts';

/**
 * Changes the payment method of a service: as for a supply, without `commodity` (pagamento.chiamate.4), and not
 * available to operators.
 */
export const modificaDatiPagamentoVas = defineCall({
  id: 'modificaDatiPagamentoVas',
  backend: 'contratti',
  method: 'POST',
  path: '/v1/modificaDatiPagamentoVas',
  summary: 'Modifica del metodo di pagamento di un servizio',
  rules: ['pagamento.chiamate.4', 'pagamento.chiamate.5'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  headers: paymentChangeHeaders,
  body: z.strictObject(paymentChange).check(fieldsFitMethod),
  answer: paymentChangeAnswer,
  errors: paymentChangeErrors,
  touches: paymentReads,
  example: {
    request: { headers: { 'if-match': '"2"' }, body: exampleCardChange },
    answer: { riferimentoMandato: null },
  },
  toModel: toPaymentChanged,
});
