import type { CallId } from '@sportello/calls';

/**
 * The calls that the catalogue describes and this server does not serve yet: they answer 501 to
 * whoever may call them. The list may only shrink (test/unserved.test.ts holds its length).
 */
export const unserved = [
  'interventions',
  'createIntervention',
  'modifyIntervention',
  'cancellationReasons',
  'cancelIntervention',
  'interventionTypes',
  'interventionDates',
  'interventionSlots',
  'canBookInSelf',
  'retrieveFreeHour',
  'companies',
  'geolocate',
  'preventives',
  'answerPreventive',
  'interventionDocument',
  'interventionInvoices',
  'sendFeedback',
  'recuperoOragratis',
  'tipologiaAutolettura',
  'ultimaLettura',
  'storicoLetture',
  'autolettura',
  'recuperoElencoConsumi',
  'recuperoListaBollette',
  'recuperoListaBolletteVAS',
  'recuperoDettaglioBolletta',
  'apple',
] as const satisfies readonly CallId[];

export type UnservedId = (typeof unserved)[number];
