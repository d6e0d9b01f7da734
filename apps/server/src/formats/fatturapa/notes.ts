// What a bill says of energy and the format has no element for stands in `AltriDatiGestionali`, each note by
// a name (docs/import.md). What we write so we read so; another provider's notes of other names are passed over.

export const NOTES = {
  /** The supply: its POD or PDR. */
  pod: 'POD',
  pdr: 'PDR',
  /** What a line is for: kind, part and band, as `QUOTA_CONSUMI VENDITA F1`. */
  lineKind: 'VOCE',
  /** Of a share by the month: how many months, and of how much. */
  months: 'MESI',
  quantity: 'QUANTITA',
  /** On the first line, of the whole bill. */
  type: 'TIPO',
  consumption: 'CONSUMO',
  /** A reading: day, kind and values, as `EFFETTIVA F1=1042 F2=877`. */
  reading: 'LETTURA',
} as const;
