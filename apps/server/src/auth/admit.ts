import { inTheirName, type Call } from '@sportello/calls';
import { roleMay } from '@sportello/domain';
import { ApiError } from '../errors/api-error.ts';
import type { Actor } from '../shared/actors.ts';
import { rejectUnprovedFactor } from './second-factor.ts';

/** Rejects a call that this actor may not make; the only place where access to calls is decided. */
export function admit(actor: Actor, call: Call): void {
  if (!isFor(actor, call)) throw new ApiError('NOT_ALLOWED');
  if (call.access === 'operator' && call.beforeSecondFactor !== true) rejectUnprovedFactor(actor);
  if (actor.right === 'IMPERSONATION' && inTheirName(call) !== 'READ' && !mayChange(actor)) {
    throw new ApiError('IMPERSONATION_READ_ONLY');
  }
}

function isFor(actor: Actor, call: Call): boolean {
  switch (call.access) {
    case 'anyone':
    case 'signed-in':
      return true;
    case 'customer':
      return actor.customerCode !== null;
    case 'customer-in-person':
      return actor.customerCode !== null && actor.right === 'SELF';
    case 'operator':
      return actor.role !== null && (call.right === undefined || roleMay(actor.role, call.right));
    case 'provider':
    case 'technician':
      // Holders of a link or key are authenticated by it, never by a session.
      return false;
  }
}

/** Both must allow it: the mode that the operator started with and the current role (operatore.impersonare.7). */
function mayChange({ grant, role }: Actor): boolean {
  return grant?.mode === 'MODIFICA' && roleMay(role, 'CHANGE_FOR_CUSTOMERS');
}
