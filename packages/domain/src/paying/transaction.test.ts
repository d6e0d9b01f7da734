import { expect, it } from 'vitest';
import { transactionKind, type PaidDocument, type TransactionKind } from './transaction.ts';

it.each<[string, PaidDocument, TransactionKind]>([
  ['a bill of a supply', { type: 'BOLLETTA', service: undefined }, 'COMMODITY_BILL'],
  ['an invoice of a supply', { type: 'FATTURA', service: undefined }, 'COMMODITY_BILL'],
  ['a bill of self-consumption', { type: 'BOLLETTA_BENEFICIO_AUTOCONSUMO', service: undefined }, 'COMMODITY_BILL'],
  ['an instalment of a supply', { type: 'RATA', service: undefined }, 'COMMODITY_INSTALMENT'],
  ['an invoice of a service', { type: 'FATTURA', service: 'OTHER' }, 'VAS_INVOICE'],
  ['an instalment of a service', { type: 'RATA', service: 'OTHER' }, 'VAS_INVOICE'],
  ['an invoice of an intervention', { type: 'FATTURA_INTERVENTO_TECNICO', service: 'OTHER' }, 'VAS_INVOICE'],
  ['an invoice of fibre', { type: 'FATTURA', service: 'FIBRA' }, 'FIBRE_INVOICE'],
  ['an instalment of fibre', { type: 'RATA', service: 'FIBRA' }, 'FIBRE_INVOICE'],
  ['a quote', { isQuote: true }, 'TECHNICAL_INTERVENTION_QUOTE'],
])('returns the transaction kind for %s (pagamento.modello.11)', (_, paid, kind) => {
  expect(transactionKind(paid)).toBe(kind);
});
