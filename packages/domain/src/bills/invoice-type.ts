export const KNOWN_INVOICE_TYPES = [
  'BOLLETTA',
  'RATA',
  'FATTURA',
  'FATTURA_AUTOCONSUMO_FISICO',
  'FATTURA_CANONE_NOLEGGIO',
  'BOLLETTA_BENEFICIO_AUTOCONSUMO',
  'FATTURA_INTERVENTO_TECNICO',
] as const;

/** Types of bills and invoices (bolletta.modello.2). */
export const INVOICE_TYPES = [...KNOWN_INVOICE_TYPES, 'SCONOSCIUTO'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

/** Labels shown to the customer; those of types without an Italian name are our own (bolletta.modello.2). */
export const INVOICE_TYPE_LABELS = {
  BOLLETTA: 'Bolletta',
  RATA: 'Rata',
  FATTURA: 'Fattura',
  FATTURA_AUTOCONSUMO_FISICO: 'Fattura autoconsumo fisico',
  FATTURA_CANONE_NOLEGGIO: 'Fattura canone di noleggio',
  BOLLETTA_BENEFICIO_AUTOCONSUMO: 'Bolletta con beneficio autoconsumo',
  FATTURA_INTERVENTO_TECNICO: 'Fattura intervento tecnico',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<InvoiceType, string>;

/** View modes of a bill's document (bolletta.modello.3): S summary, D detailed. */
export const DOCUMENT_VIEW_MODES = { SUMMARY: 'S', DETAILED: 'D' } as const;
export type DocumentViewMode = (typeof DOCUMENT_VIEW_MODES)[keyof typeof DOCUMENT_VIEW_MODES];
