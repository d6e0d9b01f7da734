import * as z from 'zod/mini';
import { identificazioneClienti } from '../clienti/identificazioneClienti.ts';
import { recuperaDatiProfilo } from '../clienti/recuperaDatiProfilo.ts';
import { recuperoContrattiVasCliente } from '../contratti/recuperoContrattiVasCliente.ts';
import { recuperoLista } from '../contratti/recuperoLista.ts';
import { recuperoListaMSR } from '../contratti/recuperoListaMSR.ts';
import { recuperoListaQuotation } from '../contratti/recuperoListaQuotation.ts';
import { interventions } from '../interventotecnico/interventions.ts';
import { defineCall } from '../mechanism/call.ts';
import { day, periodInOrder } from '../mechanism/wire.ts';
import { recuperoListaBollette } from '../verifiche/recuperoListaBollette.ts';
import { recuperoListaBolletteVAS } from '../verifiche/recuperoListaBolletteVAS.ts';
import { notifications } from './notifications/notifications.ts';
import { dataUses } from './profile/dataUses.ts';
import { readingWindows } from './readings/readingWindows.ts';

/**
 * Returns in one call what the first look of the home needs: the answers of the calls that otherwise ask for it one by
 * one. A part is null where the customer has none of its modules, and where it could not be read: a client then asks
 * the part's own call, which has the error.
 */
export const homeStart = defineCall({
  id: 'homeStart',
  backend: 'sportello',
  method: 'GET',
  path: '/avvio',
  summary: 'Tutto quello che serve al primo sguardo della home, in una risposta sola',
  rules: ['pagine.casa.4'],
  access: 'signed-in',
  modules: null,
  isReadByParts: true,
  /** The period of the bills. */
  query: z.strictObject({ inizioPeriodo: day, finePeriodo: day }).check(periodInOrder),
  answer: z.strictObject({
    profilo: z.nullable(recuperaDatiProfilo.answer),
    identificazione: z.nullable(identificazioneClienti.answer),
    forniture: z.nullable(recuperoLista.answer),
    servizi: z.nullable(recuperoContrattiVasCliente.answer),
    proposte: z.nullable(recuperoListaQuotation.answer),
    richieste: z.nullable(recuperoListaMSR.answer),
    /** Those with an open amount, 500 at most. */
    bollette: z.nullable(recuperoListaBollette.answer),
    fatture: z.nullable(recuperoListaBolletteVAS.answer),
    autoletture: z.nullable(readingWindows.answer),
    /** The newest 50, for customers with a service that covers interventions. */
    interventi: z.nullable(interventions.answer),
    notifiche: z.nullable(notifications.answer),
    usiDati: z.nullable(dataUses.answer),
  }),
  errors: [],
  example: {
    request: { query: { inizioPeriodo: '2016-01-01', finePeriodo: '2026-11-20' } },
    answer: {
      profilo: recuperaDatiProfilo.example.answer,
      identificazione: identificazioneClienti.example.answer,
      forniture: recuperoLista.example.answer,
      servizi: recuperoContrattiVasCliente.example.answer,
      proposte: recuperoListaQuotation.example.answer,
      richieste: recuperoListaMSR.example.answer,
      bollette: recuperoListaBollette.example.answer,
      fatture: recuperoListaBolletteVAS.example.answer,
      autoletture: readingWindows.example.answer,
      interventi: null,
      notifiche: notifications.example.answer,
      usiDati: dataUses.example.answer,
    },
  },
  toModel: (answer) => answer,
});
