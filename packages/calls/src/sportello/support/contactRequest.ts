import type { ContactRequest } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../../mechanism/empty.ts';
import { deskId } from '../../mechanism/ids.ts';
import { instant, optionalText } from '../../mechanism/wire.ts';

export const receiptNumber = deskId('contact-request', z.string().check(z.regex(/^R-\d{4}-\d{6,12}$/, 'NOT_VALID')));

const answered = z.strictObject({ testo: z.string(), data: instant });

export const wireContactRequest = {
  numeroRicevuta: z.string(),
  argomento: z.string(),
  messaggio: z.string(),
  codiceContratto: optionalText,
  dataInvio: instant,
  rispostaEntro: instant,
  risposta: z.nullable(answered),
  allegati: z.array(z.string()),
};

export const exampleContactRequest = {
  numeroRicevuta: 'R-2026-000001',
  argomento: 'Bollette e pagamenti',
  messaggio: 'Vorrei capire il conguaglio di ottobre.',
  codiceContratto: null,
  dataInvio: '2026-11-20T09:00:00Z',
  rispostaEntro: '2026-11-24T17:00:00Z',
  risposta: null,
  allegati: ['bolletta.pdf'],
};

const contactRequestShape = z.strictObject(wireContactRequest);

export function toContactRequest(wire: z.output<typeof contactRequestShape>): ContactRequest {
  return {
    receiptNumber: wire.numeroRicevuta,
    topic: wire.argomento,
    text: wire.messaggio,
    contractCode: present(wire.codiceContratto),
    sentAt: Date.parse(wire.dataInvio),
    answerBy: Date.parse(wire.rispostaEntro),
    answer: wire.risposta === null ? undefined : { text: wire.risposta.testo, at: Date.parse(wire.risposta.data) },
    files: wire.allegati,
  };
}
