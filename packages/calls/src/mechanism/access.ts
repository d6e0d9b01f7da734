import { OPERATOR_ROLES, roleMay, type OperatorRole } from '@sportello/domain';
import type { Call } from './call.ts';
import { inTheirName } from './in-their-name.ts';

/**
 * Who may call.
 *
 * - `anyone`: no session is asked for.
 * - `signed-in`: whoever has a session, about themselves: customers, operators, maintenance staff.
 * - `customer`: a customer about their own data, or an operator in the name of that customer.
 * - `customer-in-person`: the customer alone; an operator in their name is refused, since the act
 *   proves who the customer is or can't be undone.
 * - `operator`: an operator as such, not in a customer's name.
 * - `provider`: a system of the provider's with a key of its own; no session is asked for (fornitore.chiavi.1).
 * - `technician`: who holds the link of a technician and its day; no session is asked for (intervento.tecnico.1).
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
 * What an id in a request points to. The server looks up whose it is before anything else happens;
 * a foreign one and a missing one are refused alike, with 404.
 */
export const ownedIds = [
  'session',
  'customer',
  /** A supply or a service: one field that takes the code of either. */
  'contract',
  'commodity-contract',
  'quotation',
  'vas-contract',
  'contract-account',
  'pod',
  'pdr',
  'bill',
  /** A document of a contract, by its number. */
  'document',
  /** With which a contract was signed: the customer's own, or that of one of their contracts. */
  'fiscal-code',
  'vat-number',
  'intervention',
  /** An intervention, or an installation, which is everybody's (prenotazione.chiamate.6). */
  'intervention-or-installation',
  'quote',
  'intervention-document',
  /** A booking that is being filled in. */
  'booking-draft',
  'notification',
  'card-setup',
  /** A payment of bills. */
  'bill-payment',
  /** A reading that the customer sent, by its number. */
  'reading',
  /** A visit of a technician's company on the day of the link. */
  'visit',
] as const;
export type OwnedId = (typeof ownedIds)[number];

/** The kinds of asker against which every call is held; an operator of each role is one. */
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
 * What an asker meets. `served`: the call does its work. `own-data`: the call does its work on the
 * asker's own data, and where the request names somebody else's it is 404. The rest are refusals.
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

/** What the server's tests hold every call to, for every kind of asker. */
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

/** Only the link counts, whoever is signed in beside it. */
function withLink(identity: Identity): Outcome {
  if (identity === 'technician') return 'served';
  return identity === 'technician of another company' ? 'own-data' : 'no-link';
}

/** Only the key counts: a person's session is none. */
function withKey(identity: Identity): Outcome {
  if (identity === 'provider key') return 'served';
  return identity === 'provider key for something else' ? 'not-allowed' : 'no-session';
}

function asOneself(call: Call, role: OperatorRole): Outcome {
  if (call.access === 'signed-in') return 'own-data';
  if (call.access !== 'operator') return 'not-allowed';
  return call.right === undefined || roleMay(role, call.right) ? 'served' : 'not-allowed';
}

/** An administrator with the header of a customer. */
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
