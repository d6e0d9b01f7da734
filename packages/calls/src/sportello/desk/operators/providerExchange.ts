import { CHANGE_MATTERS, type ProviderExchange } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { known, present } from '../../../mechanism/empty.ts';
import { instant, optionalText } from '../../../mechanism/wire.ts';

const wireRun = z.strictObject({
  id: z.string(),
  data: instant,
  tipo: z.string(),
  file: z.string(),
  da: z.string(),
  righe: z.int(),
  nuove: z.int(),
  cambiate: z.int(),
  invariate: z.int(),
  rifiutate: z.int(),
  scritta: z.boolean(),
  rifiuti: z.array(z.strictObject({ riga: z.int(), campo: optionalText, motivo: z.string() })),
});

export const providerExchange = defineCall({
  id: 'providerExchange',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/scambio',
  summary: 'Importazioni, lettori dell’export, esiti che mancano e webhook',
  rules: ['fornitore.posto.1'],
  access: 'operator',
  right: 'READ_REGISTER',
  answer: z.strictObject({
    importazioni: z.array(wireRun),
    lettori: z.array(z.strictObject({ nome: z.string(), cursore: z.string(), data: instant, indietro: z.int() })),
    inAttesa: z.array(z.strictObject({ materia: z.string(), quante: z.int(), piuVecchia: instant })),
    webhook: z.strictObject({
      inCorso: z.int(),
      inErrore: z.int(),
      abbandonati: z.int(),
      ultimi: z.array(
        z.strictObject({
          evento: z.string(),
          tipo: z.string(),
          abbandonato: z.boolean(),
          tentativi: z.int(),
          errore: optionalText,
        }),
      ),
    }),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      importazioni: [
        {
          id: '7',
          data: '2026-11-20T08:30:00Z',
          tipo: 'outcomes',
          file: 'esiti-2026-11-20.csv',
          da: 'command line',
          righe: 120,
          nuove: 0,
          cambiate: 0,
          invariate: 0,
          rifiutate: 1,
          scritta: false,
          rifiuti: [{ riga: 14, campo: 'id', motivo: 'no change with this "id" awaits an outcome' }],
        },
      ],
      lettori: [{ nome: 'erp', cursore: '7311.42', data: '2026-11-20T08:59:00Z', indietro: 3 }],
      inAttesa: [{ materia: 'PAGAMENTO', quante: 2, piuVecchia: '2026-11-02T09:00:00Z' }],
      webhook: {
        inCorso: 4,
        inErrore: 1,
        abbandonati: 0,
        ultimi: [{ evento: '43', tipo: 'READING_RECEIVED', abbandonato: false, tentativi: 3, errore: 'HTTP 503' }],
      },
    },
  },
  toModel: (answer): ProviderExchange => ({
    imports: answer.importazioni.map((run) => ({
      id: run.id,
      at: Date.parse(run.data),
      kind: run.tipo,
      files: run.file,
      by: run.da,
      rows: run.righe,
      added: run.nuove,
      changed: run.cambiate,
      unchanged: run.invariate,
      refused: run.rifiutate,
      isWritten: run.scritta,
      refusals: run.rifiuti.map(({ riga, campo, motivo }) => ({ line: riga, field: present(campo), reason: motivo })),
    })),
    readers: answer.lettori.map(({ nome, cursore, data, indietro }) => ({
      name: nome,
      cursor: cursore,
      at: Date.parse(data),
      behind: indietro,
    })),
    waiting: answer.inAttesa.map(({ materia, quante, piuVecchia }) => ({
      matter: known(CHANGE_MATTERS, materia, 'SCONOSCIUTO'),
      count: quante,
      oldest: Date.parse(piuVecchia),
    })),
    webhook: {
      waiting: answer.webhook.inCorso,
      failing: answer.webhook.inErrore,
      givenUp: answer.webhook.abbandonati,
      last: answer.webhook.ultimi.map(({ evento, tipo, abbandonato, tentativi, errore }) => ({
        event: evento,
        kind: tipo,
        isGivenUp: abbandonato,
        tries: tentativi,
        error: present(errore),
      })),
    },
  }),
});
