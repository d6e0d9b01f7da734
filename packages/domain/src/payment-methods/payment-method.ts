import { foldText, presentText } from '../shared/text.ts';

/** Statuses of a payment method (pagamento.modello.2). */
export const PAYMENT_METHOD_STATUSES = [
  'ATTIVO',
  'IN_ATTIVAZIONE',
  'IN_DISATTIVAZIONE',
  'DISATTIVATO',
  'SCONOSCIUTO',
] as const;
export type PaymentMethodStatus = (typeof PAYMENT_METHOD_STATUSES)[number];

/** Labels shown to the customer (pagamento.modello.2). */
export const PAYMENT_METHOD_STATUS_LABELS = {
  ATTIVO: 'Attivo',
  IN_ATTIVAZIONE: 'In Attivazione',
  IN_DISATTIVAZIONE: 'In Disattivazione',
  DISATTIVATO: 'Disattivato',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<PaymentMethodStatus, string>;

/** Types of payment method (pagamento.modello.3). */
export const PAYMENT_METHOD_TYPES = [
  'CARD',
  'CARD_PREAUTHORISATION',
  'PAYPAL',
  'SDD',
  'SATISPAY',
  'MYBANK',
  'APPLE_PAY',
  'GOOGLE_PAY',
  'KLARNA',
  'PISP',
] as const;
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

/** Methods that can be enabled for payments on the checkout page (pagamento.bollette.6). */
export const PAGE_METHODS = [
  'CARD',
  'APPLE_PAY',
  'GOOGLE_PAY',
  'SATISPAY',
  'PAYPAL',
  'KLARNA',
  'MYBANK',
  'PISP',
] as const satisfies readonly PaymentMethodType[];
export type CheckoutMethod = (typeof PAGE_METHODS)[number];

/** Labels shown to the customer; brand names and 'Carta' are fixed (pagamento.modello.3). */
export const PAYMENT_METHOD_TYPE_LABELS = {
  CARD: 'Carta',
  CARD_PREAUTHORISATION: 'Preautorizzazione carta',
  PAYPAL: 'PayPal',
  SDD: 'Addebito su conto corrente',
  SATISPAY: 'Satispay',
  MYBANK: 'MyBank',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
  KLARNA: 'Klarna',
  PISP: 'PISP',
} as const satisfies Record<PaymentMethodType, string>;

/** Card circuits (pagamento.modello.5). */
export const CARD_CIRCUITS = ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'MAESTRO'] as const;
export type CardCircuit = (typeof CARD_CIRCUITS)[number];

/** Labels shown to the customer (pagamento.modello.5). */
export const CARD_CIRCUIT_LABELS = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  MAESTRO: 'Maestro',
} as const satisfies Record<CardCircuit, string>;

/** Default circuit (pagamento.modello.5). */
export const DEFAULT_CARD_CIRCUIT = 'MASTERCARD';

/** Card kinds (pagamento.modello.6). */
export const CARD_KINDS = ['CREDIT', 'DEBIT', 'PREPAID'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A payment card; only the last four digits of the number are known. */
export interface PaymentCard {
  holder?: string | undefined;
  lastFourDigits?: string | undefined;
  /** `MM/YYYY`. */
  expiry?: string | undefined;
  circuit: CardCircuit;
  kind?: CardKind | undefined;
}

/** A bank account for SEPA direct debit (pagamento.modello.7). */
export interface DirectDebit {
  holderName?: string | undefined;
  holderSurname?: string | undefined;
  iban?: string | undefined;
  bank?: string | undefined;
  branch?: string | undefined;
  fiscalCode?: string | undefined;
}

/** Payment method of a contract (pagamento.modello.1). */
export interface PaymentMethod {
  id?: string | undefined;
  status: PaymentMethodStatus;
  /** Absent when bills are paid manually. */
  type?: PaymentMethodType | undefined;
  card?: PaymentCard | undefined;
  sdd?: DirectDebit | undefined;
  next?: PaymentMethod | undefined;
}

/** Maps backend text in any case to a circuit; Mastercard when unknown (pagamento.modello.5). */
export function cardCircuitFromText(text: string | undefined): CardCircuit {
  const key = foldText(text ?? '').replace(/[^a-z]/g, '');
  if (key === 'amex') return 'AMERICAN_EXPRESS';
  const found = CARD_CIRCUITS.find((each) => each.toLowerCase().replace('_', '') === key);
  return found ?? DEFAULT_CARD_CIRCUIT;
}

/**
 * Returns true when a future method is pending: a future mandate and an IBAN exist, and the mandate is not the
 * current one (pagamento.futuro.1).
 */
export function isNextMethodPending(mandates: {
  currentMandate?: string | undefined;
  futureMandate?: string | undefined;
  futureIban?: string | undefined;
}): boolean {
  const future = presentText(mandates.futureMandate);
  return (
    future !== undefined &&
    presentText(mandates.futureIban) !== undefined &&
    future !== presentText(mandates.currentMandate)
  );
}
