import { expect, it } from 'vitest';
import { ACCOUNT_TYPES, HOLDER_RELATIONSHIP_LABELS, HOLDER_RELATIONSHIPS } from './self-consumption.ts';

it('returns the relationships and account types in order (contratto.modello.9)', () => {
  expect(HOLDER_RELATIONSHIPS).toEqual(['AUC1', 'AUC2', 'AUC3', 'AUC4', 'SCONOSCIUTO']);
  expect(ACCOUNT_TYPES).toEqual(['STANDARD', 'SEU', 'UNKNOWN']);
});

it.each([
  ['AUC1', 'Condominio'],
  ['AUC2', 'Proprietario'],
  ['AUC3', 'Proprietario e intestatario'],
  ['AUC4', 'Intestatario'],
  ['SCONOSCIUTO', '-'],
] as const)('maps relationship %s to the label %j (contratto.modello.9)', (relationship, label) => {
  expect(HOLDER_RELATIONSHIP_LABELS[relationship]).toBe(label);
});
