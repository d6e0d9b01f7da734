import type { OpenWithdrawal } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { day } from '../../mechanism/wire.ts';
import {
  exampleReceipt,
  ofContract,
  toReceipt,
  toWithdrawal,
  wireReceipt,
  wireWithdrawal,
  withdrawalContract,
} from './wireWithdrawal.ts';
import { email } from '../../mechanism/identity.ts';

const onContract = { tipo: 'COMMODITY', codiceContratto: '4000000001' } as const;

/** Lists the contracts that the customer can withdraw from now (recesso.pagina.1). */
export const openWithdrawals = defineCall({
  id: 'openWithdrawals',
  backend: 'sportello',
  method: 'GET',
  path: '/recessi',
  summary: 'Contratti da cui il cliente può recedere adesso',
  rules: ['recesso.chiamate.1', 'recesso.pagina.1'],
  access: 'customer',
  modules: null,
  answer: z.strictObject({
    recessi: z.array(z.strictObject({ tipo: withdrawalContract, codiceContratto: z.string(), ultimoGiorno: day })),
  }),
  errors: [],
  invalidatedBy: 'contracts',
  example: {
    request: {},
    answer: { recessi: [{ tipo: 'QUOTATION', codiceContratto: '8000000042', ultimoGiorno: '2026-11-25' }] },
  },
  toModel: ({ recessi }): readonly OpenWithdrawal[] =>
    recessi.map(({ tipo, codiceContratto, ultimoGiorno }) => ({
      contract: tipo,
      code: codiceContratto,
      lastDay: ultimoGiorno,
    })),
});

/** Reads whether a contract can be withdrawn from, until when, and what became of a withdrawal (recesso.stati.1). */
export const withdrawal = defineCall({
  id: 'withdrawal',
  backend: 'sportello',
  method: 'GET',
  path: '/recessi/{tipo}/{codiceContratto}',
  summary: 'Recesso da un contratto: se è possibile, fino a quando, e la sua ricevuta',
  rules: ['recesso.chiamate.1', 'recesso.stati.1', 'recesso.pagina.2'],
  access: 'customer',
  modules: null,
  params: ofContract,
  answer: wireWithdrawal,
  errors: ['NOT_FOUND'],
  invalidatedBy: 'changes',
  example: {
    request: { params: onContract },
    answer: {
      stato: 'SCADUTO',
      ultimoGiorno: '2026-11-12',
      motivo: null,
      costoUscita: 23.5,
      testoUscita: 'Il costo di gestione del passaggio.',
      ricevuta: null,
    },
  },
  toModel: toWithdrawal,
});

/** Withdraws from a contract; the same again is the first receipt (recesso.conferma.1, recesso.conferma.2). */
export const withdraw = defineCall({
  id: 'withdraw',
  backend: 'sportello',
  method: 'POST',
  path: '/recessi/{tipo}/{codiceContratto}',
  summary: 'Conferma il recesso da un contratto',
  rules: ['recesso.chiamate.1', 'recesso.conferma.1', 'recesso.conferma.2'],
  access: 'customer-in-person',
  modules: null,
  params: ofContract,
  body: z.strictObject({ email }),
  answer: wireReceipt,
  errors: ['NOT_FOUND', 'BLDM000', 'WITHDRAWAL_NOT_OPEN'],
  touches: ['openWithdrawals', 'withdrawal', 'customerChanges', 'notifications', 'ricercaDocumentiContrattuali'],
  example: {
    request: { params: onContract, body: { email: 'g.ferri@example.it' } },
    answer: exampleReceipt,
  },
  toModel: toReceipt,
});
