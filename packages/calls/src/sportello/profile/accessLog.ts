import type { AccessVisit } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { digits, instant, optionalText } from '../../mechanism/wire.ts';

/** Lists which provider staff viewed or changed the customer's data, newest first. */
export const accessLog = defineCall({
  id: 'accessLog',
  backend: 'sportello',
  method: 'GET',
  path: '/profilo/accessi',
  summary: 'Chi ha guardato o cambiato i dati del cliente, e perché',
  rules: ['operatore.registro.3'],
  access: 'customer',
  modules: { profile: 'PREVIEW' },
  query: z.strictObject({ pagina: z.optional(digits(1, 10_000)) }),
  answer: z.strictObject({
    accessi: z.array(
      z.strictObject({
        dataInizio: instant,
        dataFine: instant,
        operatore: z.string(),
        motivo: optionalText,
        operazioni: z.array(z.strictObject({ operazione: z.string(), descrizione: z.string(), modifica: z.boolean() })),
      }),
    ),
    altri: z.boolean(),
  }),
  errors: [],
  example: {
    request: { query: {} },
    answer: {
      accessi: [
        {
          dataInizio: '2026-11-20T09:00:00Z',
          dataFine: '2026-11-20T09:04:10Z',
          operatore: 'laura.gatti',
          motivo: 'Chiede al telefono perché la bolletta di ottobre è più alta',
          operazioni: [{ operazione: 'recuperoLista', descrizione: 'Contratti di luce e gas', modifica: false }],
        },
      ],
      altri: false,
    },
  },
  toModel: (answer) => ({
    visits: answer.accessi.map((wire): AccessVisit => ({
      from: Date.parse(wire.dataInizio),
      to: Date.parse(wire.dataFine),
      operator: wire.operatore,
      reason: present(wire.motivo),
      deeds: wire.operazioni.map(({ operazione, descrizione, modifica }) => ({
        deed: operazione,
        description: descrizione,
        isChange: modifica,
      })),
    })),
    hasMore: answer.altri,
  }),
});
