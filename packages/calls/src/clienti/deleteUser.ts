import type { ClosedAccount } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { day } from '../mechanism/wire.ts';

/**
 * Closes the account at once; it is erased later (credenziali.chiusura.2). The provider defines it as a GET with side
 * effects: never cached, retried or prefetched, and valid only within the window that `verifyUser` opens.
 */
export const deleteUser = defineCall({
  id: 'deleteUser',
  backend: 'clienti',
  method: 'GET',
  path: '/v2/deleteUser',
  summary: 'Chiusura dell’account',
  rules: ['credenziali.chiusura.1', 'credenziali.chiusura.2'],
  access: 'customer-in-person',
  modules: { profile: 'PREVIEW' },
  readOnly: false,
  answer: z.strictObject({ dataEliminazione: day }),
  errors: ['PASSWORD_CHECK_NEEDED'],
  example: { request: {}, answer: { dataEliminazione: '2026-12-05' } },
  toModel: (answer): ClosedAccount => ({ erasureDay: answer.dataEliminazione }),
});
