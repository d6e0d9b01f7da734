import { expect, it } from 'vitest';
import { roleMay, rolesWith } from './roles.ts';

// tools/rule-tables.test.ts compares the whole table with operatore.ruoli.1.

it.each([undefined, null])('who has no role (%s) may nothing', (none) => {
  expect(roleMay(none, 'FIND_CUSTOMERS')).toBe(false);
});

it('names the roles that a right is given to', () => {
  expect(rolesWith('READ_REGISTER')).toEqual(['AUDITOR', 'ADMINISTRATOR']);
});
