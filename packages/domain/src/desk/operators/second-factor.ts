import type { OperatorRole } from './roles.ts';

/** State of an operator's second factor (operatore.fattore.1). */
export type SecondFactorState = 'TO_SET' | 'TO_PROVE' | 'PROVED';

export interface OperatorProfile {
  readonly role: OperatorRole;
  readonly secondFactor: SecondFactorState;
}

/** Number of recovery codes per second factor (operatore.fattore.3). */
export const RECOVERY_CODES = 8;

/**
 * Normalizes an input code for comparison: no spaces or dashes, upper case. Six digits come from the authenticator
 * app, ten letters and digits are a recovery code (operatore.fattore.3).
 */
export function tidyFactorCode(typed: string): string {
  return typed.replace(/[ \u00a0-]/g, '').toUpperCase();
}
