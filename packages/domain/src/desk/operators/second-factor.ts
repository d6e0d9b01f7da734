import type { OperatorRole } from './roles.ts';

/** Where an operator stands with the second factor (operatore.fattore.1). */
export type SecondFactorState = 'TO_SET' | 'TO_PROVE' | 'PROVED';

/** What the back office needs to know of the operator who is signed in. */
export interface OperatorProfile {
  readonly role: OperatorRole;
  readonly secondFactor: SecondFactorState;
}

/** How many recovery codes come with a second factor (operatore.fattore.3). */
export const RECOVERY_CODES = 8;

/**
 * A typed code as it is compared: without the spaces and dashes with which it is written, in capitals.
 * Six digits are of the app, ten letters and digits are a recovery code (operatore.fattore.3).
 */
export function tidyFactorCode(typed: string): string {
  return typed.replace(/[ \u00a0-]/g, '').toUpperCase();
}
