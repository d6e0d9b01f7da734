import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { eurosFromCents } from '../shared/cents.ts';
import { billTotal, DEBIT_OUTCOMES } from './bill.ts';
import { INVOICE_TYPE_LABELS } from './invoice-type.ts';
import { PAYABILITY_CLASSES } from './payability.ts';
import { BILL_STATUS_LABELS, billStatus } from './status.ts';

it.each([
  ['01', 'Pagata'],
  ['02', 'In Scadenza'],
  ['03', 'Scaduta'],
  ['04', 'Rateizzata'],
  ['05', 'Da non pagare'],
  ['06', 'Piano rate in elaborazione'],
  ['91', 'In Elaborazione'],
  ['99', 'In Elaborazione'],
  ['07', '-'],
  ['1', '-'],
  ['toString', '-'],
  ['', '-'],
  [undefined, '-'],
])('labels the bill status code %j as %j (bolletta.stato.1)', (code, label) => {
  expect(BILL_STATUS_LABELS[billStatus(code)]).toBe(label);
});

it.each([
  ['BOLLETTA', 'Bolletta'],
  ['RATA', 'Rata'],
  ['FATTURA', 'Fattura'],
  ['FATTURA_AUTOCONSUMO_FISICO', 'Fattura autoconsumo fisico'],
  ['FATTURA_CANONE_NOLEGGIO', 'Fattura canone di noleggio'],
  ['BOLLETTA_BENEFICIO_AUTOCONSUMO', 'Bolletta con beneficio autoconsumo'],
  ['FATTURA_INTERVENTO_TECNICO', 'Fattura intervento tecnico'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('labels the invoice type %s as %j (bolletta.modello.2)', (code, label) => {
  expect(INVOICE_TYPE_LABELS[code]).toBe(label);
});

it('lists six payability classes (bolletta.pagabile.1)', () => {
  expect(PAYABILITY_CLASSES).toHaveLength(6);
});

it('sums what is open to two decimals (bolletta.modello.1)', () => {
  expect(billTotal([{ openAmount: 10 }, { openAmount: 20 }])).toBe(30);
  expect(billTotal([])).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (amounts) => {
      const total = billTotal(amounts.map((openAmount) => ({ openAmount })));
      expect(Number(eurosFromCents(total).toFixed(2))).toBe(eurosFromCents(total));
    }),
  );
});

it.each([
  [[], 0],
  [[5], 5],
  [[5, -7, 3], 1],
])('returns the total of the open amounts %j as %d (bolletta.modello.1)', (amounts, total) => {
  expect(billTotal(amounts.map((openAmount) => ({ openAmount })))).toBe(total);
});

it('returns the outcomes of a debit in order', () => {
  expect(DEBIT_OUTCOMES).toEqual(['IN_CORSO', 'RIUSCITO', 'FALLITO']);
});
