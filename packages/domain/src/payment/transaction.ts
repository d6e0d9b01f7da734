/** What is paid (Spec 1 §3 "Payment transaction kinds"). */
export const TRANSACTION_KINDS = [
  'COMMODITY_BILL',
  'COMMODITY_INSTALMENT',
  'VAS_INVOICE',
  'FIBRE_INVOICE',
  'TECHNICAL_INTERVENTION_QUOTE',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** How paying ended (Spec 1 §3 "Transaction results"). */
export const TRANSACTION_RESULTS = ['OK', 'ERROR', 'CANCELLED', 'NOT_TOKENIZABLE', 'IN_PROGRESS'] as const;
export type TransactionResult = (typeof TRANSACTION_RESULTS)[number];
