import { expect, it } from 'vitest';
import {
  OPERATOR_RIGHTS,
  OPERATOR_ROLES,
  OPERATOR_ROLE_LABELS,
  rightsOf,
  roleMay,
  rolesWith,
  type OperatorRight,
  type OperatorRole,
} from './roles.ts';

// tools/rule-tables.test.ts compares the whole table with operatore.ruoli.1.

it.each([undefined, null])('denies finding customers without a role (%s)', (none) => {
  expect(roleMay(none, 'FIND_CUSTOMERS')).toBe(false);
});

it('names the roles that a right is given to', () => {
  expect(rolesWith('READ_REGISTER')).toEqual(['AUDITOR', 'ADMINISTRATOR']);
});

it('returns the rights and the roles in order (operatore.ruoli.1)', () => {
  expect(OPERATOR_RIGHTS).toEqual([
    'FIND_CUSTOMERS',
    'LOOK_FOR_CUSTOMERS',
    'CHANGE_FOR_CUSTOMERS',
    'ANSWER_REQUESTS',
    'ASSIGN_CASES',
    'MOVE_READINGS',
    'RUN_INTERVENTIONS',
    'READ_REGISTER',
    'MANAGE_OPERATORS',
  ]);
  expect(OPERATOR_ROLES).toEqual(['SEARCH', 'VIEWER', 'HELP_DESK', 'OPERATIONS', 'AUDITOR', 'ADMINISTRATOR']);
});

const roles: readonly (readonly [OperatorRole, string, readonly OperatorRight[]])[] = [
  ['SEARCH', 'Ricerca', ['FIND_CUSTOMERS']],
  ['VIEWER', 'Consultazione', ['FIND_CUSTOMERS', 'LOOK_FOR_CUSTOMERS']],
  [
    'HELP_DESK',
    'Assistenza',
    ['FIND_CUSTOMERS', 'LOOK_FOR_CUSTOMERS', 'CHANGE_FOR_CUSTOMERS', 'ANSWER_REQUESTS', 'MOVE_READINGS'],
  ],
  ['OPERATIONS', 'Centrale operativa', ['FIND_CUSTOMERS', 'LOOK_FOR_CUSTOMERS', 'MOVE_READINGS', 'RUN_INTERVENTIONS']],
  ['AUDITOR', 'Controllo', ['READ_REGISTER']],
  [
    'ADMINISTRATOR',
    'Amministrazione',
    [
      'FIND_CUSTOMERS',
      'LOOK_FOR_CUSTOMERS',
      'CHANGE_FOR_CUSTOMERS',
      'ANSWER_REQUESTS',
      'ASSIGN_CASES',
      'MOVE_READINGS',
      'RUN_INTERVENTIONS',
      'READ_REGISTER',
      'MANAGE_OPERATORS',
    ],
  ],
];

it.each(roles)('maps role %s to the label %s and the rights %j (operatore.ruoli.1)', (role, label, rights) => {
  expect(OPERATOR_ROLE_LABELS[role]).toBe(label);
  expect(rightsOf(role)).toEqual(rights);
});

const holders: readonly (readonly [OperatorRight, readonly OperatorRole[], readonly OperatorRole[]])[] = [
  ['FIND_CUSTOMERS', ['SEARCH', 'VIEWER', 'HELP_DESK', 'OPERATIONS', 'ADMINISTRATOR'], ['AUDITOR']],
  ['LOOK_FOR_CUSTOMERS', ['VIEWER', 'HELP_DESK', 'OPERATIONS', 'ADMINISTRATOR'], ['SEARCH', 'AUDITOR']],
  ['CHANGE_FOR_CUSTOMERS', ['HELP_DESK', 'ADMINISTRATOR'], ['SEARCH', 'VIEWER', 'OPERATIONS', 'AUDITOR']],
  ['ANSWER_REQUESTS', ['HELP_DESK', 'ADMINISTRATOR'], ['SEARCH', 'VIEWER', 'OPERATIONS', 'AUDITOR']],
  ['ASSIGN_CASES', ['ADMINISTRATOR'], ['SEARCH', 'VIEWER', 'HELP_DESK', 'OPERATIONS', 'AUDITOR']],
  ['MOVE_READINGS', ['HELP_DESK', 'OPERATIONS', 'ADMINISTRATOR'], ['SEARCH', 'VIEWER', 'AUDITOR']],
  ['RUN_INTERVENTIONS', ['OPERATIONS', 'ADMINISTRATOR'], ['SEARCH', 'VIEWER', 'HELP_DESK', 'AUDITOR']],
  ['READ_REGISTER', ['AUDITOR', 'ADMINISTRATOR'], ['SEARCH', 'VIEWER', 'HELP_DESK', 'OPERATIONS']],
  ['MANAGE_OPERATORS', ['ADMINISTRATOR'], ['SEARCH', 'VIEWER', 'HELP_DESK', 'OPERATIONS', 'AUDITOR']],
];

it.each(holders)('returns for %s the roles %j, and not %j (operatore.ruoli.1)', (right, having, lacking) => {
  expect(rolesWith(right)).toEqual(having);
  expect(having.map((role) => roleMay(role, right))).not.toContain(false);
  expect(lacking.map((role) => roleMay(role, right))).not.toContain(true);
});

it.each(holders)('returns false for %s without a role', (right) => {
  expect(roleMay(undefined, right)).toBe(false);
  expect(roleMay(null, right)).toBe(false);
});
