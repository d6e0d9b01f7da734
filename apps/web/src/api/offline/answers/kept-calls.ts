import type { CallId } from '@sportello/calls';

/**
 * The calls whose last answers are kept for a look without a network: the home, supplies, the next bills and a bill,
 * visits with address and phone, readings, consumption, emergency numbers, and what the forms of the outbox need (pagine.rete.4).
 */
export const KEPT_CALLS: ReadonlySet<string> = new Set<CallId>([
  'recuperaDatiProfilo',
  'identificazioneClienti',
  'recuperoLista',
  'recuperoContrattiVasCliente',
  'recuperoListaQuotation',
  'recuperoListaMSR',
  'recuperoDatiContratto',
  'recuperoListaBollette',
  'recuperoListaBolletteVAS',
  'recuperoDettaglioBolletta',
  'notifications',
  'dataUses',
  'interventions',
  'interventionStory',
  'technicianOfVisit',
  'readingWindows',
  'tipologiaAutolettura',
  'ultimaLettura',
  'storicoLetture',
  'sentReadings',
  'recuperoElencoConsumi',
  'consumptionCurves',
  'recuperoNumeriDistributore',
  'recuperoRicezioneNotifiche',
  'recuperoRicezioneNotificheVas',
  'pushState',
  'cmsContent',
]);
