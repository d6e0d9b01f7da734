import type { RegisterRow } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../../mechanism/call.ts';
import { present } from '../../../mechanism/empty.ts';
import { customerCode } from '../../../mechanism/identity.ts';
import { day, instant, line, optionalText } from '../../../mechanism/wire.ts';

/** Both days are inclusive. */
const filters = {
  codiceCliente: z.optional(customerCode),
  operatore: z.optional(line(100)),
  dal: z.optional(day),
  al: z.optional(day),
};

/** Audit log of changes and views, for operators with the right; newest first. */
export const register = defineCall({
  id: 'register',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/registro',
  summary: 'Registro di chi ha guardato o cambiato che cosa',
  rules: ['operatore.registro.4'],
  access: 'operator',
  right: 'READ_REGISTER',
  query: z.strictObject({
    ...filters,
    prima: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'NOT_A_NUMBER'))),
  }),
  answer: z.strictObject({
    righe: z.array(
      z.strictObject({
        id: z.string(),
        data: instant,
        descrizione: z.string(),
        autore: z.string(),
        codiceCliente: optionalText,
        motivo: optionalText,
      }),
    ),
    altre: z.boolean(),
  }),
  errors: [],
  example: {
    request: { query: { codiceCliente: '1000000001', dal: '2026-11-01', al: '2026-11-30' } },
    answer: {
      righe: [
        {
          id: '42',
          data: '2026-11-20T09:00:00Z',
          descrizione: 'Contratti di luce e gas',
          autore: 'laura.gatti',
          codiceCliente: '1000000001',
          motivo: 'Chiede al telefono perché la bolletta di ottobre è più alta',
        },
      ],
      altre: false,
    },
  },
  toModel: (answer) => ({
    rows: answer.righe.map((wire): RegisterRow => ({
      id: wire.id,
      at: Date.parse(wire.data),
      description: wire.descrizione,
      actor: wire.autore,
      customerCode: present(wire.codiceCliente),
      reason: present(wire.motivo),
    })),
    hasMore: answer.altre,
  }),
});

export const registerFile = defineFileCall({
  id: 'registerFile',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/registro.csv',
  summary: 'Registro di chi ha guardato o cambiato che cosa, in un file',
  rules: ['operatore.registro.4'],
  access: 'operator',
  right: 'READ_REGISTER',
  query: z.strictObject(filters),
  answers: 'file',
  types: ['text/csv'],
  errors: [],
  example: { request: { query: { dal: '2026-11-01', al: '2026-11-30' } } },
});
