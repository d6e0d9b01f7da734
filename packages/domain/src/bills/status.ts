/** Statuses of a bill (bolletta.stato.1). */
export const BILL_STATUSES = [
  'PAGATA',
  'IN_SCADENZA',
  'SCADUTA',
  'RATEIZZATA',
  'DA_NON_PAGARE',
  'PIANO_RATE_IN_ELABORAZIONE',
  'IN_ELABORAZIONE',
  'SCONOSCIUTO',
] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** Labels shown to the customer (bolletta.stato.1). */
export const BILL_STATUS_LABELS = {
  PAGATA: 'Pagata',
  IN_SCADENZA: 'In Scadenza',
  SCADUTA: 'Scaduta',
  RATEIZZATA: 'Rateizzata',
  DA_NON_PAGARE: 'Da non pagare',
  PIANO_RATE_IN_ELABORAZIONE: 'Piano rate in elaborazione',
  IN_ELABORAZIONE: 'In Elaborazione',
  SCONOSCIUTO: '-',
} as const satisfies Record<BillStatus, string>;

/** Backend codes of the statuses (bolletta.stato.1). */
export const BILL_STATUS_CODES = {
  '01': 'PAGATA',
  '02': 'IN_SCADENZA',
  '03': 'SCADUTA',
  '04': 'RATEIZZATA',
  '05': 'DA_NON_PAGARE',
  '06': 'PIANO_RATE_IN_ELABORAZIONE',
  '91': 'IN_ELABORAZIONE',
  '99': 'IN_ELABORAZIONE',
} as const satisfies Record<string, BillStatus>;
export type BillStatusCode = keyof typeof BILL_STATUS_CODES;

/** Maps a backend code to a status; any other code is unknown (bolletta.stato.1). */
export function billStatus(code: string | undefined): BillStatus {
  if (code === undefined || !Object.hasOwn(BILL_STATUS_CODES, code)) return 'SCONOSCIUTO';
  return BILL_STATUS_CODES[code as BillStatusCode];
}
