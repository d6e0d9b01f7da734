import type { CallId } from '@sportello/calls';

/**
 * The calls that the catalogue describes and this server does not serve yet: they answer 501 to
 * whoever may call them. The list may only shrink (test/unserved.test.ts holds its length).
 */
export const unserved = [
  'recuperoDatiContratto',
  'recuperoRicezioneNotifiche',
  'recuperoDatiPagamento',
  'modificaRicezioneNotifiche',
  'modificaNicknameContratto',
  'modificaDatiPagamento',
  'modificaAliasAbitazione',
  'recuperoDettagliPagamentoContrattiVas',
  'recuperoRicezioneNotificheVas',
  'recuperoDatiPagamentoVas',
  'modificaRicezioneNotificheVas',
  'modificaDatiPagamentoVas',
  'risolveCommodity',
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
  'recuperoNumeriDistributore',
  'ricercaDocumentiContrattuali',
  'apple',
] as const satisfies readonly CallId[];

export type UnservedId = (typeof unserved)[number];
