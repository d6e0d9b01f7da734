import { isOneOf } from '../shared/one-of.ts';

/** Payment method kinds behind the backend's codes (pagamento.modello.10). */
export const PAYMENT_METHOD_KINDS = [
  'SCONOSCIUTO',
  'BONIFICO',
  'CESSIONE_CREDITO',
  'CARTA_CREDITO',
  'MAV',
  'BOLLETTINO_POSTALE',
  'ADDEBITO_CONTO_CORRENTE',
  'CAMBIALE',
  'COMPENSAZIONE_BENEFICIO_AUC',
] as const;
export type PaymentMethodKind = (typeof PAYMENT_METHOD_KINDS)[number];

/** Labels shown to the customer (pagamento.modello.10). */
export const PAYMENT_METHOD_KIND_LABELS = {
  SCONOSCIUTO: 'Sconosciuto',
  BONIFICO: 'Bonifico',
  CESSIONE_CREDITO: 'Cessione del credito',
  CARTA_CREDITO: 'Carta di credito',
  MAV: 'MAV',
  BOLLETTINO_POSTALE: 'Bollettino Postale',
  ADDEBITO_CONTO_CORRENTE: 'Addebito su conto corrente',
  CAMBIALE: 'Cambiale',
  COMPENSAZIONE_BENEFICIO_AUC: 'Compensazione finanziaria beneficio AUC',
} as const satisfies Record<PaymentMethodKind, string>;

/** Backend codes of payment methods (pagamento.modello.10). */
export const PAYMENT_METHOD_CODES = ['B', 'N', 'F', 'L', 'M', 'P', 'S', 'U', 'W', 'J'] as const;
export type PaymentMethodCode = (typeof PAYMENT_METHOD_CODES)[number];

const KIND_BY_CODE: Readonly<Record<PaymentMethodCode, PaymentMethodKind>> = {
  B: 'BONIFICO',
  N: 'BONIFICO',
  F: 'CESSIONE_CREDITO',
  L: 'CARTA_CREDITO',
  M: 'MAV',
  P: 'BOLLETTINO_POSTALE',
  S: 'ADDEBITO_CONTO_CORRENTE',
  U: 'ADDEBITO_CONTO_CORRENTE',
  W: 'CAMBIALE',
  J: 'COMPENSAZIONE_BENEFICIO_AUC',
};

/** Codes for requesting a change of payment (pagamento.chiamate.5): bank debit and card. */
export const PAYMENT_REQUEST_CODES = { BANK_DEBIT: 'U', CARD: 'L' } as const;
export type PaymentRequestCode = (typeof PAYMENT_REQUEST_CODES)[keyof typeof PAYMENT_REQUEST_CODES];

/** Maps a backend code to a payment method kind; any other code is unknown (pagamento.modello.10). */
export function paymentMethodKind(code: string | undefined): PaymentMethodKind {
  return isOneOf(PAYMENT_METHOD_CODES, code) ? KIND_BY_CODE[code] : 'SCONOSCIUTO';
}
