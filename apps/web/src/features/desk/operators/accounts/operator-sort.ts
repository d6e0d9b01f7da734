import { OPERATOR_ROLE_LABELS, OPERATOR_STATE_LABELS, type OperatorAccount } from '@sportello/domain';

export const OPERATOR_COLUMNS = ['NOME', 'RUOLO', 'USO', 'STATO'] as const;
export type OperatorColumn = (typeof OPERATOR_COLUMNS)[number];

/** Returns the value by which a column sorts the operators. */
export function operatorValue(operator: OperatorAccount, column: OperatorColumn): string | number | undefined {
  const { name, username, role, state, seenAt } = operator;
  return {
    NOME: name ?? username,
    RUOLO: OPERATOR_ROLE_LABELS[role],
    USO: seenAt,
    STATO: OPERATOR_STATE_LABELS[state],
  }[column];
}
