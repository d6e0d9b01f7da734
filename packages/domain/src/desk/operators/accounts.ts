import type { Instant } from '../../shared/day.ts';
import type { OperatorRole } from './roles.ts';

/** State of an operator: active, without a password yet, or disabled (operatore.gestione.1). */
export type OperatorState = 'ACTIVE' | 'INVITED' | 'DISABLED';

export const OPERATOR_STATE_LABELS = {
  ACTIVE: 'Attivo',
  INVITED: 'Invitato',
  DISABLED: 'Disattivato',
} as const satisfies Record<OperatorState, string>;

export interface OperatorAccount {
  readonly username: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly role: OperatorRole;
  readonly state: OperatorState;
  readonly hasSecondFactor: boolean;
  readonly seenAt: Instant | undefined;
  readonly linkUntil: Instant | undefined;
  readonly isSelf: boolean;
}

/** Lifetime of the link for choosing a password (operatore.gestione.2). */
export const OPERATOR_LINK_MS = 3 * 24 * 60 * 60_000;
