import { describe, expect, it } from 'vitest';
import {
  BACKEND_QUOTE_STATES,
  QUOTE_ACCEPT_PAYMENT_METHOD,
  QUOTE_DECISIONS,
  QUOTE_DISPLAY_STATES,
  QUOTE_PATCH_SOURCE,
  QUOTE_PAYMENT_METHOD_LABELS,
  QUOTE_PAYMENT_METHODS,
  QUOTE_STATES,
  quoteState,
} from './quote.ts';

describe('quoteState (preventivo.modello.2)', () => {
  it.each([
    ['APPROVATO', 'ACCEPTED'],
    ['approvato', 'ACCEPTED'],
    [' Approvato ', 'ACCEPTED'],
    ['RIFIUTATO', 'DECLINED'],
    ['Rifiutato', 'DECLINED'],
    ['IN ATTESA APPROVAZIONE CLIENTE', 'PENDING'],
    ['In attesa approvazione cliente', 'PENDING'],
    ['IN ATTESA', 'SCONOSCIUTO'],
    ['APPROVATO DAL CLIENTE', 'SCONOSCIUTO'],
    ['ACCEPTED', 'SCONOSCIUTO'],
    ['constructor', 'SCONOSCIUTO'],
    ['', 'SCONOSCIUTO'],
    [undefined, 'SCONOSCIUTO'],
  ])('maps %j to %s', (text, state) => {
    expect(quoteState(text)).toBe(state);
  });
});

it('returns the three backend names of quote states (preventivo.modello.2)', () => {
  expect(BACKEND_QUOTE_STATES).toEqual({
    APPROVATO: 'ACCEPTED',
    RIFIUTATO: 'DECLINED',
    'IN ATTESA APPROVAZIONE CLIENTE': 'PENDING',
  });
});

it.each([
  ['ACCEPTED', 'ACCETTATO'],
  ['DECLINED', 'RIFIUTATO'],
  ['PENDING', 'IN_ATTESA_APPROVAZIONE'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('maps quote state %s to the display name %s (preventivo.modello.3)', (state, name) => {
  expect(QUOTE_DISPLAY_STATES[state]).toBe(name);
});

it.each([
  ['BILL', 'Addebito in bolletta'],
  ['CREDIT_CARD', 'Carta di credito'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('maps payment method %s to the label %j (preventivo.modello.4)', (method, label) => {
  expect(QUOTE_PAYMENT_METHOD_LABELS[method]).toBe(label);
});

it('returns the codes of quotes in order (preventivo.modello.2, preventivo.modello.4, preventivo.chiamate.2)', () => {
  expect(QUOTE_STATES).toEqual(['ACCEPTED', 'DECLINED', 'PENDING', 'SCONOSCIUTO']);
  expect(QUOTE_PAYMENT_METHODS).toEqual(['BILL', 'CREDIT_CARD', 'SCONOSCIUTO']);
  expect(QUOTE_DECISIONS).toEqual(['ACCETTA', 'RIFIUTA']);
});

it('returns the payment method and the source sent with an answer (preventivo.chiamate.2)', () => {
  expect(QUOTE_ACCEPT_PAYMENT_METHOD).toBe('Pagamento in bolletta');
  expect(QUOTE_PATCH_SOURCE).toBe('Portali');
});
