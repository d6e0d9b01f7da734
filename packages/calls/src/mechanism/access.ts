import { OPERATOR_ROLES, roleMay, type OperatorRole } from '@sportello/domain';
import type { Call } from './call.ts';
import { inTheirName } from './in-their-name.ts';

/**
 * Callers that a call accepts.
 *
 * - `anyone`: no session required.
 * - `signed-in`: any session, about its own user: customers, operators, maintenance staff.
 * - `customer`: a customer about their own data, or an operator in the name of that customer.
 * - `customer-in-person`: the customer alone; an operator in their name is rejected, since the call proves the
 * customer's identity or can't be undone.
 * - `operator`: an operator as such, not in a customer's name.
 * - `provider`: a system of the provider with its own key; no session required (fornitore.chiavi.1).
 * - `technician`: the holder of a technician's link, on its day; no session required (intervento.tecnico.1).
 */
export const accesses = [
  'anyone',
  'signed-in',
  'customer',
  'customer-in-person',
  'operator',
  'technician',
  'provider',
] as const;
export type Access = (typeof accesses)[number];

/**
 * Kinds of resources that an id in a request may refer to. The server checks their ownership before anything else; a
 * foreign id and a missing one both get 404.
 */
export const ownedIds = [
  'session',
  'customer',
  'contract',
  'commodity-contract',
  /** A contract, or a request that is being activated. */
  'contract-or-request',
  'quotation',
  'vas-contract',
  'contract-account',
  'pod',
  'pdr',
  'bill',
  'document',
  /** The one that a contract was signed with: the customer's own, or that of one of their contracts. */
  'fiscal-code',
  'vat-number',
  'intervention',
  /** An intervention, or an installation, which is shared by all customers (prenotazione.chiamate.6). */
  'intervention-or-installation',
  'quote',
  'intervention-document',
  'booking-draft',
  'notification',
  'push-device',
  'card-setup',
  'bill-payment',
  'reading',
  'case',
  'supply-request',
  'supply-request-draft',
  'notice',
  'visit',
] as const;
export type OwnedId = (typeof ownedIds)[number];

/** Kinds of callers that every call is tested with, including an operator of each role. */
export const identities = [
  'owner',
  'other customer',
  'mixed ids',
  'anonymous',
  'expired',
  'revoked',
  'deleted',
  'forged impersonation',
  ...OPERATOR_ROLES,
  'operator without second factor',
  'operator without a grant',
  'operator with a grant that ended',
  'operator with a grant for somebody else',
  'operator who looks',
  'operator who changes',
  'maintenance',
  'technician',
  'technician of another company',
  'technician with a link that ended',
  'provider key',
  'provider key for something else',
  'provider key that was revoked',
] as const;
export type Identity = (typeof identities)[number];

/**
 * Result for a caller. `served`: the call succeeds. `own-data`: it succeeds on the caller's own data and returns 404
 * for anybody else's. The others are errors.
 */
export type Outcome =
  | 'served'
  | 'own-data'
  | 'no-session'
  | 'no-link'
  | 'not-allowed'
  | 'no-grant'
  | 'read-only'
  | 'not-proved';

/** Returns the outcome that the server's tests expect of a call for each kind of caller. */
export function outcomeOf(call: Call, identity: Identity): Outcome {
  if (call.access === 'anyone') return 'served';
  if (call.access === 'technician') return withLink(identity);
  if (call.access === 'provider') return withKey(identity);
  switch (identity) {
    case 'anonymous':
    case 'expired':
    case 'revoked':
    case 'deleted':
    case 'technician':
    case 'technician of another company':
    case 'technician with a link that ended':
    case 'provider key':
    case 'provider key for something else':
    case 'provider key that was revoked':
      return 'no-session';
    case 'owner':
      return call.access === 'operator' ? 'not-allowed' : 'served';
    case 'other customer':
    case 'mixed ids':
      return call.access === 'operator' ? 'not-allowed' : 'own-data';
    case 'forged impersonation':
      return 'not-allowed';
    case 'maintenance':
      return call.access === 'signed-in' ? 'own-data' : 'not-allowed';
    case 'operator without second factor':
      return call.access === 'operator' && call.beforeSecondFactor !== true
        ? 'not-proved'
        : asOneself(call, 'ADMINISTRATOR');
    case 'operator without a grant':
    case 'operator with a grant that ended':
    case 'operator with a grant for somebody else':
      return inNameOf(call, 'no-grant', 'no-grant');
    case 'operator who looks':
      return inNameOf(call, 'served', 'read-only');
    case 'operator who changes':
      return inNameOf(call, 'served', 'served');
    default:
      return asOneself(call, identity);
  }
}

/** Only the link counts; a session sent with it is ignored. */
function withLink(identity: Identity): Outcome {
  if (identity === 'technician') return 'served';
  return identity === 'technician of another company' ? 'own-data' : 'no-link';
}

/** Only the key counts; a session is not accepted in its place. */
function withKey(identity: Identity): Outcome {
  if (identity === 'provider key') return 'served';
  return identity === 'provider key for something else' ? 'not-allowed' : 'no-session';
}

function asOneself(call: Call, role: OperatorRole): Outcome {
  if (call.access === 'signed-in') return 'own-data';
  if (call.access !== 'operator') return 'not-allowed';
  return call.right === undefined || roleMay(role, call.right) ? 'served' : 'not-allowed';
}

function inNameOf(call: Call, reading: Outcome, changing: Outcome): Outcome {
  switch (inTheirName(call)) {
    case 'ONESELF':
      return asOneself(call, 'ADMINISTRATOR');
    case 'READ':
      return reading;
    case 'CHANGE':
      return changing;
    case 'NEVER':
      return 'not-allowed';
  }
}
