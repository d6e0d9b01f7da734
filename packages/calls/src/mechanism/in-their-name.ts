import { isReadOnly, type Call } from './call.ts';

/**
 * What becomes of a call with the header of an operator who acts for a customer (operatore.impersonare.7).
 *
 * - `ONESELF`: it is the operator's own, the header means nothing to it.
 * - `READ`: with a live grant.
 * - `CHANGE`: with a live grant to change, and a role that may.
 * - `NEVER`: refused.
 */
export type InTheirName = 'ONESELF' | 'READ' | 'CHANGE' | 'NEVER';

/** What an operator can do with a call in a customer's name; a change that says nothing of it is closed. */
export function inTheirName(call: Pick<Call, 'access' | 'inTheirName' | 'method' | 'readOnly'>): InTheirName {
  switch (call.access) {
    case 'anyone':
    case 'operator':
    case 'technician':
    case 'provider':
      return 'ONESELF';
    case 'customer-in-person':
      return 'NEVER';
    case 'customer':
    case 'signed-in':
      return call.inTheirName ?? (isReadOnly(call) ? 'READ' : 'NEVER');
  }
}
