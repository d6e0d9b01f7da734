import { foldText, presentText } from '../shared/text.ts';

/** Statuses of a payment method (Spec 1 §3). */
export const PAYMENT_METHOD_STATUSES = [
  'ATTIVO',
  'IN_ATTIVAZIONE',
  'IN_DISATTIVAZIONE',
  'DISATTIVATO',
  'SCONOSCIUTO',
] as const;
export type PaymentMethodStatus = (typeof PAYMENT_METHOD_STATUSES)[number];

/** The statuses as the customer reads them (Spec 1 §3). */
export const PAYMENT_METHOD_STATUS_LABELS = {
  ATTIVO: 'Attivo',
  IN_ATTIVAZIONE: 'In Attivazione',
  IN_DISATTIVAZIONE: 'In Disattivazione',
  DISATTIVATO: 'Disattivato',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<PaymentMethodStatus, string>;

/** Types of payment method (Spec 1 §3). */
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

/** The types as the customer reads them; Spec 1 §3 gives the brands and 'Carta'. */
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

/** Card circuits (Spec 1 §3). */
export const CARD_CIRCUITS = ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'MAESTRO'] as const;
export type CardCircuit = (typeof CARD_CIRCUITS)[number];

/** The circuits as the customer reads them (Spec 1 §3). */
export const CARD_CIRCUIT_LABELS = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  MAESTRO: 'Maestro',
} as const satisfies Record<CardCircuit, string>;

/** The circuit when none is said (Spec 1 §3). */
export const DEFAULT_CARD_CIRCUIT = 'MASTERCARD';

/** Card kinds (Spec 1 §3). */
export const CARD_KINDS = ['CREDIT', 'DEBIT', 'PREPAID'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A payment card; the number is never known beyond its last four digits. */
export interface PaymentCard {
  holder?: string | undefined;
  lastFourDigits?: string | undefined;
  /** As `MM/YYYY`. */
  expiry?: string | undefined;
  circuit: CardCircuit;
  kind?: CardKind | undefined;
}

/** A bank account that is debited (SEPA direct debit). */
export interface DirectDebit {
  holderName?: string | undefined;
  holderSurname?: string | undefined;
  iban?: string | undefined;
  bank?: string | undefined;
  branch?: string | undefined;
  fiscalCode?: string | undefined;
}

/** How a contract is paid (Spec 1 §3 "Payment method"). */
export interface PaymentMethod {
  id?: string | undefined;
  status: PaymentMethodStatus;
  /** Absent when the bills are paid by hand. */
  type?: PaymentMethodType | undefined;
  card?: PaymentCard | undefined;
  sdd?: DirectDebit | undefined;
  /** The method that will replace this one, pending with a future mandate. */
  next?: PaymentMethod | undefined;
}

/** The circuit of a backend's word, whatever its case; Mastercard when unknown (Spec 1 §3). */
export function cardCircuitFromText(text: string | undefined): CardCircuit {
  const key = foldText(text ?? '').replace(/[^a-z]/g, '');
  if (key === 'amex') return 'AMERICAN_EXPRESS';
  const found = CARD_CIRCUITS.find((each) => each.toLowerCase().replace('_', '') === key);
  return found ?? DEFAULT_CARD_CIRCUIT;
}

/**
 * Whether a future method is shown as pending: a future mandate and an IBAN exist, and the
 * mandate is not the current one (Spec 1 §4 "Payment method").
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
