import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { line } from '../../mechanism/wire.ts';

/**
 * Attaches a case that was opened without an account, by the code of its receipt; a code that is wrong, used or
 * somebody else's is NOT_FOUND (reclami.pubblico.4).
 */
export const attachCase = defineCall({
  id: 'attachCase',
  backend: 'sportello',
  method: 'POST',
  path: '/reclami/collegamento',
  summary: 'Collega al cliente un reclamo aperto senza accesso',
  rules: ['reclami.chiamate.3', 'reclami.pubblico.4'],
  access: 'customer',
  modules: { support: 'ACTIVE' },
  inTheirName: 'CHANGE',
  body: z.strictObject({ codice: line(64) }),
  answer: z.strictObject({ numero: z.string() }),
  errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  touches: ['cases', 'notifications'],
  example: { request: { body: { codice: '7KQ4-M2XD-9HTP' } }, answer: { numero: 'RC-2026-000123' } },
  toModel: ({ numero }) => numero,
});
