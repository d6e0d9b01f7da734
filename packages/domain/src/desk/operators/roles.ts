/** What there is to be done at the counter (operatore.ruoli.1). */
export const OPERATOR_RIGHTS = [
  'FIND_CUSTOMERS',
  'LOOK_FOR_CUSTOMERS',
  'CHANGE_FOR_CUSTOMERS',
  'ANSWER_REQUESTS',
  'MOVE_READINGS',
  'RUN_INTERVENTIONS',
  'READ_REGISTER',
  'MANAGE_OPERATORS',
] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

/** Who works at the counter (operatore.ruoli.1). */
export const OPERATOR_ROLES = ['SEARCH', 'VIEWER', 'HELP_DESK', 'OPERATIONS', 'AUDITOR', 'ADMINISTRATOR'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** The roles as those who work under them read them. */
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

/** What a role may (operatore.ruoli.1). */
export function rightsOf(role: OperatorRole): readonly OperatorRight[] {
  return RIGHTS[role];
}

/** Whether a role may do something (operatore.ruoli.1); who has none may nothing. */
export function roleMay(role: OperatorRole | null | undefined, right: OperatorRight): boolean {
  return role !== null && role !== undefined && RIGHTS[role].includes(right);
}

/** The roles that may do something (operatore.ruoli.1). */
export function rolesWith(right: OperatorRight): readonly OperatorRole[] {
  return OPERATOR_ROLES.filter((role) => roleMay(role, right));
}
