import type { CaseDetail } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import {
  caseNumberForm,
  exampleCaseMessage,
  exampleCaseParts,
  toCaseMessage,
  toCaseParts,
  wireCaseMessage,
  wireCaseParts,
} from './wireCase.ts';

/** One case of the customer with its correspondence, without the desk's notes (reclami.cliente.1). */
export const caseDetail = defineCall({
  id: 'caseDetail',
  backend: 'sportello',
  method: 'GET',
  path: '/reclami/{numero}',
  summary: 'Un reclamo con la sua corrispondenza',
  rules: ['reclami.chiamate.1', 'reclami.cliente.1'],
  access: 'customer',
  modules: { support: 'ACTIVE' },
  params: z.strictObject({ numero: ownId('case', caseNumberForm) }),
  answer: z.strictObject({
    ...wireCaseParts,
    messaggi: z.array(z.strictObject({ ...wireCaseMessage, daNoi: z.boolean() })),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { numero: 'RC-2026-000123' } },
    answer: { ...exampleCaseParts, messaggi: [{ ...exampleCaseMessage, daNoi: true }] },
  },
  invalidatedBy: 'cases',
  toModel: ({ messaggi, ...parts }): CaseDetail => ({
    ...toCaseParts(parts),
    messages: messaggi.map(({ daNoi, ...message }) => ({
      ...toCaseMessage(message),
      kind: daNoi ? 'DOMANDA' : 'MESSAGGIO',
    })),
  }),
});
