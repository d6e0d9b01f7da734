import { SUPPLIED_COMMODITIES } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import {
  exampleDebit,
  fieldsFitMethod,
  paymentChange,
  paymentChangeAnswer,
  paymentChangeErrors,
  paymentChangeHeaders,
  paymentReads,
  toPaymentChanged,
} from './paymentChange.ts';

/**
 * Changes the payment method of a supply. Operators cannot call it: the customer signs a mandate or provides a card.
 */
export const modificaDatiPagamento = defineCall({
  id: 'modificaDatiPagamento',
  backend: 'contratti',
  method: 'POST',
  path: '/v1/modificaDatiPagamento',
  summary: 'Modifica del metodo di pagamento di una fornitura',
  rules: ['pagamento.chiamate.4', 'pagamento.chiamate.5'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  headers: paymentChangeHeaders,
  body: z.strictObject({ ...paymentChange, commodity: z.enum(SUPPLIED_COMMODITIES) }).check(fieldsFitMethod),
  answer: paymentChangeAnswer,
  errors: ['COMMODITY_TYPE_NOT_FOUND', ...paymentChangeErrors],
  touches: paymentReads,
  example: {
    request: { headers: { 'if-match': '"2"' }, body: { ...exampleDebit, commodity: 'LUCE' } },
    answer: { riferimentoMandato: 'EE00000000000000000000000000000002' },
  },
  toModel: toPaymentChanged,
});
