/** Kinds that can be opened without an account (reclami.pubblico.2). */
export const PUBLIC_CASE_KINDS = [
  'RECLAMO',
  'INFORMAZIONI',
  'RETTIFICA',
  'DOPPIA_FATTURAZIONE',
  'BOLLETTA_ANOMALA',
  'PRESCRIZIONE',
] as const;

/** Kinds of cases (reclami.tipi.1). */
export const CASE_KINDS = [...PUBLIC_CASE_KINDS, 'INTERVENTO'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_KIND_LABELS = {
  RECLAMO: 'Reclamo',
  INFORMAZIONI: 'Richiesta di informazioni',
  RETTIFICA: 'Correzione di una bolletta',
  DOPPIA_FATTURAZIONE: 'Consumo fatturato due volte',
  BOLLETTA_ANOMALA: 'Bolletta molto più alta del solito',
  PRESCRIZIONE: 'Importi prescritti',
  INTERVENTO: 'Reclamo su una visita',
} as const satisfies Record<CaseKind, string>;

/** Kinds that are about one or more bills, which the customer names (reclami.tipi.1). */
const ABOUT_BILLS = new Set<CaseKind>(['RETTIFICA', 'DOPPIA_FATTURAZIONE', 'BOLLETTA_ANOMALA', 'PRESCRIZIONE']);

/** Returns true for a kind that needs at least one bill (reclami.tipi.1). */
export function isAboutBills(kind: CaseKind): boolean {
  return ABOUT_BILLS.has(kind);
}
