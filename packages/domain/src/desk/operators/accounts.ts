import type { Instant } from '../../shared/day.ts';
import type { OperatorRole } from './roles.ts';

/** Whether an operator can work: works, has yet to choose a password, or may not any more (operatore.gestione.1). */
export type OperatorState = 'ACTIVE' | 'INVITED' | 'DISABLED';

/** The states as who manages operators reads them. */
export const OPERATOR_STATE_LABELS = {
  ACTIVE: 'Attivo',
  INVITED: 'Invitato',
  DISABLED: 'Disattivato',
} as const satisfies Record<OperatorState, string>;

/** An operator, as who manages them sees one. */
export interface OperatorAccount {
  readonly username: string;
  /** Undefined where nobody said it. */
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly role: OperatorRole;
  readonly state: OperatorState;
  readonly hasSecondFactor: boolean;
  readonly seenAt: Instant | undefined;
  /** Until when the link that was sent last works. */
  readonly linkUntil: Instant | undefined;
  /** Whether it is who asks. */
  readonly isSelf: boolean;
}

/** How long the link works with which an operator chooses a password (operatore.gestione.2). */
export const OPERATOR_LINK_MS = 3 * 24 * 60 * 60_000;
