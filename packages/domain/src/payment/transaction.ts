/** What is paid (pagamento.modello.8). */
export const TRANSACTION_KINDS = [
  'COMMODITY_BILL',
  'COMMODITY_INSTALMENT',
  'VAS_INVOICE',
  'FIBRE_INVOICE',
  'TECHNICAL_INTERVENTION_QUOTE',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** How paying ended (pagamento.modello.9). */
export const TRANSACTION_RESULTS = ['OK', 'ERROR', 'CANCELLED', 'NOT_TOKENIZABLE', 'IN_PROGRESS'] as const;
export type TransactionResult = (typeof TRANSACTION_RESULTS)[number];
