import { CHANGE_MATTERS, CHANGE_STATES, type CustomerChange } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { known, present } from '../../mechanism/empty.ts';
import { freeCode } from '../../mechanism/ids.ts';
import { instant, optionalText } from '../../mechanism/wire.ts';

export const wireChange = z.strictObject({
  id: z.string(),
  materia: z.string(),
  oggetto: z.string(),
  stato: z.string(),
  inviataIl: instant,
  dal: optionalText,
  testo: optionalText,
  aggiornataIl: z.nullable(instant),
});

export const customerChanges = defineCall({
  id: 'customerChanges',
  backend: 'sportello',
  method: 'GET',
  path: '/modifiche',
  summary: 'Modifiche del cliente e che cosa ne è stato, le più recenti prima',
  rules: ['fornitore.esiti.1', 'fornitore.esiti.5'],
  access: 'customer',
  modules: { contracts: 'ACTIVE', profile: 'PREVIEW' },
  query: z.strictObject({
    materia: z.optional(z.enum(CHANGE_MATTERS)),
    oggetto: z.optional(freeCode('filter', 100)),
  }),
  answer: z.strictObject({ modifiche: z.array(wireChange) }),
  errors: [],
  invalidatedBy: 'changes',
  example: {
    request: { query: { materia: 'PAGAMENTO' } },
    answer: {
      modifiche: [
        {
          id: '42',
          materia: 'PAGAMENTO',
          oggetto: '4000099001',
          stato: 'ATTIVA',
          inviataIl: '2026-11-12T09:00:00Z',
          dal: '2026-12-01',
          testo: null,
          aggiornataIl: '2026-11-20T09:00:00Z',
        },
        {
          id: '41',
          materia: 'PAGAMENTO',
          oggetto: '4000099001',
          stato: 'RIFIUTATA',
          inviataIl: '2026-11-10T09:00:00Z',
          dal: null,
          testo: 'La tua banca non permette addebiti su questo conto',
          aggiornataIl: '2026-11-11T09:00:00Z',
        },
      ],
    },
  },
  toModel: ({ modifiche }): readonly CustomerChange[] =>
    modifiche.map((change) => ({
      id: `${change.id} ${change.oggetto}`,
      matter: known(CHANGE_MATTERS, change.materia, 'SCONOSCIUTO'),
      subject: change.oggetto,
      state: known(CHANGE_STATES, change.stato, 'SCONOSCIUTO'),
      sentAt: Date.parse(change.inviataIl),
      activeFrom: present(change.dal),
      words: present(change.testo),
      toldAt: change.aggiornataIl === null ? undefined : Date.parse(change.aggiornataIl),
    })),
});
