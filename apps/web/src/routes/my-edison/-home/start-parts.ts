import type { AnswerOf, CallId, Catalogue } from '@sportello/calls';

/** The calls whose answers the home's start has, by its fields (pagine.casa.4). */
export const START_PARTS = {
  profilo: 'recuperaDatiProfilo',
  identificazione: 'identificazioneClienti',
  forniture: 'recuperoLista',
  servizi: 'recuperoContrattiVasCliente',
  proposte: 'recuperoListaQuotation',
  richieste: 'recuperoListaMSR',
  bollette: 'recuperoListaBollette',
  fatture: 'recuperoListaBolletteVAS',
  autoletture: 'readingWindows',
  interventi: 'interventions',
  notifiche: 'notifications',
  usiDati: 'dataUses',
} as const satisfies Record<keyof AnswerOf<Catalogue['homeStart']>, CallId>;
