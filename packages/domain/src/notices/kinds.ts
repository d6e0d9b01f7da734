/** Kinds of legal notices (comunicazioni.tipi.1). */
export const NOTICE_KINDS = [
  'RINNOVO',
  'MODIFICA_UNILATERALE',
  'FINE_SERVIZIO_TUTELATO',
  'PRESCRIZIONE',
  'MESSA_IN_MORA',
  'FORNITORE_ULTIMA_ISTANZA',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_KIND_LABELS = {
  RINNOVO: 'Rinnovo delle condizioni',
  MODIFICA_UNILATERALE: 'Modifica del contratto',
  FINE_SERVIZIO_TUTELATO: 'Fine del servizio tutelato',
  PRESCRIZIONE: 'Importi che puoi non pagare',
  MESSA_IN_MORA: 'Sollecito formale di pagamento',
  FORNITORE_ULTIMA_ISTANZA: 'Cambio di fornitore di ultima istanza',
} as const satisfies Record<NoticeKind, string>;

/** Channels of a notice; AREA is the customer area itself (comunicazioni.passi.1). */
export const NOTICE_CHANNELS = ['EMAIL', 'SMS', 'AREA', 'POSTA'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];
