import { expect, it } from 'vitest';
import { PAYMENT_METHOD_KIND_LABELS, paymentMethodKind } from './method-code.ts';
import {
  CARD_CIRCUIT_LABELS,
  CARD_KINDS,
  PAYMENT_METHOD_STATUS_LABELS,
  PAYMENT_METHOD_TYPE_LABELS,
} from './payment-method.ts';
import { TRANSACTION_KINDS, TRANSACTION_RESULTS } from '../paying/transaction.ts';

it.each([
  ['B', 'Bonifico'],
  ['N', 'Bonifico'],
  ['F', 'Cessione del credito'],
  ['L', 'Carta di credito'],
  ['M', 'MAV'],
  ['P', 'Bollettino Postale'],
  ['S', 'Addebito su conto corrente'],
  ['U', 'Addebito su conto corrente'],
  ['W', 'Cambiale'],
  ['J', 'Compensazione finanziaria beneficio AUC'],
  ['X', 'Sconosciuto'],
  ['b', 'Sconosciuto'],
  ['', 'Sconosciuto'],
  [undefined, 'Sconosciuto'],
])('labels the payment method code %j as %j (pagamento.modello.10)', (code, label) => {
  expect(PAYMENT_METHOD_KIND_LABELS[paymentMethodKind(code)]).toBe(label);
});

it.each([
  ['ATTIVO', 'Attivo'],
  ['IN_ATTIVAZIONE', 'In Attivazione'],
  ['IN_DISATTIVAZIONE', 'In Disattivazione'],
  ['DISATTIVATO', 'Disattivato'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('labels the payment method status %s as %j (pagamento.modello.2)', (code, label) => {
  expect(PAYMENT_METHOD_STATUS_LABELS[code]).toBe(label);
});

it.each([
  ['CARD', 'Carta'],
  ['CARD_PREAUTHORISATION', 'Preautorizzazione carta'],
  ['PAYPAL', 'PayPal'],
  ['SDD', 'Addebito su conto corrente'],
  ['SATISPAY', 'Satispay'],
  ['MYBANK', 'MyBank'],
  ['APPLE_PAY', 'Apple Pay'],
  ['GOOGLE_PAY', 'Google Pay'],
  ['KLARNA', 'Klarna'],
  ['PISP', 'PISP'],
] as const)('labels the payment method type %s as %j (pagamento.modello.3)', (code, label) => {
  expect(PAYMENT_METHOD_TYPE_LABELS[code]).toBe(label);
});

it.each([
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['AMERICAN_EXPRESS', 'American Express'],
  ['MAESTRO', 'Maestro'],
] as const)('labels the circuit %s as %j (pagamento.modello.5)', (code, label) => {
  expect(CARD_CIRCUIT_LABELS[code]).toBe(label);
});

it('lists the enumerations of pagamento.modello.2, pagamento.modello.3 and pagamento.modello.8', () => {
  expect(CARD_KINDS).toEqual(['CREDIT', 'DEBIT', 'PREPAID']);
  expect(TRANSACTION_KINDS).toHaveLength(5);
  expect(TRANSACTION_RESULTS).toHaveLength(5);
});
