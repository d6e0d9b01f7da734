import { expect, it } from 'vitest';
import { roleMay, rolesWith } from './roles.ts';

// The whole table is held against operatore.ruoli.1 by tools/rule-tables.test.ts.

it.each([undefined, null])('who has no role (%s) may nothing', (none) => {
  expect(roleMay(none, 'FIND_CUSTOMERS')).toBe(false);
});

it('names the roles that a right is given to', () => {
  expect(rolesWith('READ_REGISTER')).toEqual(['AUDITOR', 'ADMINISTRATOR']);
});
