import { isReadOnly, type Call } from './call.ts';

/**
 * Effect of the header of an operator who acts for a customer (operatore.impersonare.7).
 *
 * - `ONESELF`: the call is the operator's own and ignores the header.
 * - `READ`: requires a live grant.
 * - `CHANGE`: requires a live grant to change, and a role that allows it.
 * - `NEVER`: rejected.
 */
export type InTheirName = 'ONESELF' | 'READ' | 'CHANGE' | 'NEVER';

/** Returns what an operator may do with a call in a customer's name; a change that doesn't declare it is rejected. */
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
