/** Rights in the back office (operatore.ruoli.1). */
export const OPERATOR_RIGHTS = [
  'FIND_CUSTOMERS',
  'LOOK_FOR_CUSTOMERS',
  'CHANGE_FOR_CUSTOMERS',
  'ANSWER_REQUESTS',
  'ASSIGN_CASES',
  'MOVE_READINGS',
  'RUN_INTERVENTIONS',
  'READ_REGISTER',
  'MANAGE_OPERATORS',
] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

/** Roles in the back office (operatore.ruoli.1). */
export const OPERATOR_ROLES = ['SEARCH', 'VIEWER', 'HELP_DESK', 'OPERATIONS', 'AUDITOR', 'ADMINISTRATOR'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const OPERATOR_ROLE_LABELS = {
  SEARCH: 'Ricerca',
  VIEWER: 'Consultazione',
  HELP_DESK: 'Assistenza',
  OPERATIONS: 'Centrale operativa',
  AUDITOR: 'Controllo',
  ADMINISTRATOR: 'Amministrazione',
} as const satisfies Record<OperatorRole, string>;

const RIGHTS: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  SEARCH: ['FIND_CUSTOMERS'],
  VIEWER: ['FIND_CUSTOMERS', 'LOOK_FOR_CUSTOMERS'],
  HELP_DESK: ['FIND_CUSTOMERS', 'LOOK_FOR_CUSTOMERS', 'CHANGE_FOR_CUSTOMERS', 'ANSWER_REQUESTS', 'MOVE_READINGS'],
  OPERATIONS: ['FIND_CUSTOMERS', 'LOOK_FOR_CUSTOMERS', 'MOVE_READINGS', 'RUN_INTERVENTIONS'],
  AUDITOR: ['READ_REGISTER'],
  ADMINISTRATOR: OPERATOR_RIGHTS,
};

/** Returns the rights of a role (operatore.ruoli.1). */
export function rightsOf(role: OperatorRole): readonly OperatorRight[] {
  return RIGHTS[role];
}

/** Returns true when a role has a right (operatore.ruoli.1); without a role always false. */
export function roleMay(role: OperatorRole | null | undefined, right: OperatorRight): boolean {
  return role !== null && role !== undefined && RIGHTS[role].includes(right);
}

/** Returns the roles that have a right (operatore.ruoli.1). */
export function rolesWith(right: OperatorRight): readonly OperatorRole[] {
  return OPERATOR_ROLES.filter((role) => roleMay(role, right));
}
