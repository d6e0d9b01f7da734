import type { InvoiceType } from '../bills/invoice-type.ts';

/** Kinds of paid items (pagamento.modello.8). */
export const TRANSACTION_KINDS = [
  'COMMODITY_BILL',
  'COMMODITY_INSTALMENT',
  'VAS_INVOICE',
  'FIBRE_INVOICE',
  'TECHNICAL_INTERVENTION_QUOTE',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export type PaidDocument =
  | { readonly isQuote: true }
  | { readonly isQuote?: false; readonly type: InvoiceType; readonly service: 'FIBRA' | 'OTHER' | undefined };

/** Returns the kind of a paid item (pagamento.modello.11); a service takes precedence over the document type. */
export function transactionKind(paid: PaidDocument): TransactionKind {
  if (paid.isQuote === true) return 'TECHNICAL_INTERVENTION_QUOTE';
  if (paid.service !== undefined) return paid.service === 'FIBRA' ? 'FIBRE_INVOICE' : 'VAS_INVOICE';
  return paid.type === 'RATA' ? 'COMMODITY_INSTALMENT' : 'COMMODITY_BILL';
}

/** Results of a payment (pagamento.modello.9). */
export const TRANSACTION_RESULTS = ['OK', 'ERROR', 'CANCELLED', 'NOT_TOKENIZABLE', 'IN_PROGRESS'] as const;
export type TransactionResult = (typeof TRANSACTION_RESULTS)[number];
