// Names of the notes in `AltriDatiGestionali`, which hold the energy data that the format has no element for
// (docs/import.md). Our own notes are read back; other providers' notes under other names are ignored.

export const NOTES = {
  pod: 'POD',
  pdr: 'PDR',
  /** The line's kind, part and band, as `QUOTA_CONSUMI VENDITA F1`. */
  lineKind: 'VOCE',
  months: 'MESI',
  quantity: 'QUANTITA',
  /** Notes on the first line that apply to the whole bill. */
  type: 'TIPO',
  consumption: 'CONSUMO',
  /** A reading's day, kind and values, as `EFFETTIVA F1=1042 F2=877`. */
  reading: 'LETTURA',
} as const;
