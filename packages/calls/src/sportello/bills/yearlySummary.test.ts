import { expect, it } from 'vitest';
import { invalidFields } from '../../mechanism/parsing/invalid-fields.ts';
import { yearlySummary, yearlySummaryFile } from './yearlySummary.ts';

it('returns the figures in cents, by contract', () => {
  const { total, services, contracts } = yearlySummary.toModel(yearlySummary.example.answer, {
    vasActivationCodes: [],
  });
  expect(total).toMatchObject({ documents: 6, billed: 53_872, paid: 41_527, unpaid: 12_345, paidInYear: 50_210 });
  expect(services.billed).toBe(0);
  expect(contracts).toMatchObject([{ code: '4000000001', isSupply: true, name: 'Casa', figures: { vat: 4_897 } }]);
});

it.each([
  [{ anno: '25', formato: 'PDF' }, [{ campo: 'anno', codice: 'NOT_VALID' }]],
  [{ formato: 'PDF' }, [{ campo: 'anno', codice: 'MISSING' }]],
  [{ anno: '2025', formato: 'XML' }, [{ campo: 'formato', codice: 'NOT_VALID' }]],
])('rejects of %j: %j', (query, expected) => {
  expect(invalidFields(yearlySummaryFile.query, query)).toEqual(expected);
});
