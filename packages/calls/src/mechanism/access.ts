/**
 * Who may call.
 *
 * - `anyone`: no session is asked for.
 * - `signed-in`: whoever has a session, about themselves: customers, operators, maintenance staff.
 * - `customer`: a customer about their own data, or an operator in the name of that customer.
 * - `customer-in-person`: the customer alone; an operator in their name is refused, since the act
 *   proves who the customer is or can't be undone.
 * - `operator`: an operator as such, not in a customer's name.
 */
export const accesses = ['anyone', 'signed-in', 'customer', 'customer-in-person', 'operator'] as const;
export type Access = (typeof accesses)[number];

/** What an operator may do, from least to most; `ADMINISTRATOR` may all. */
export const operatorRoles = ['SEARCH', 'HELP_DESK', 'OPERATIONS', 'ADMINISTRATOR'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

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
  'notification',
  'card-setup',
] as const;
export type OwnedId = (typeof ownedIds)[number];

/** The kinds of asker against which every call is held. */
export const identities = [
  'owner',
  'other customer',
  'mixed ids',
  'anonymous',
  'expired',
  'revoked',
  'deleted',
  'forged impersonation',
  'operator',
  'impersonating operator',
  'maintenance',
] as const;
export type Identity = (typeof identities)[number];

/**
 * What an asker meets. `served`: the call does its work. `own-data`: the call does its work on the
 * asker's own data, and where the request names somebody else's it is 404. The rest are refusals.
 */
export type Outcome = 'served' | 'own-data' | 'no-session' | 'not-allowed';

const strangers = {
  anonymous: 'no-session',
  expired: 'no-session',
  revoked: 'no-session',
  deleted: 'no-session',
} as const;

/** Who meets what, for each way of access: the declaration that the server's tests hold it to. */
export const accessTable: Readonly<Record<Access, Readonly<Record<Identity, Outcome>>>> = {
  anyone: {
    owner: 'served',
    'other customer': 'served',
    'mixed ids': 'served',
    anonymous: 'served',
    expired: 'served',
    revoked: 'served',
    deleted: 'served',
    'forged impersonation': 'served',
    operator: 'served',
    'impersonating operator': 'served',
    maintenance: 'served',
  },
  'signed-in': {
    ...strangers,
    owner: 'served',
    'other customer': 'own-data',
    'mixed ids': 'own-data',
    'forged impersonation': 'not-allowed',
    operator: 'own-data',
    'impersonating operator': 'own-data',
    maintenance: 'own-data',
  },
  customer: {
    ...strangers,
    owner: 'served',
    'other customer': 'own-data',
    'mixed ids': 'own-data',
    'forged impersonation': 'not-allowed',
    operator: 'not-allowed',
    'impersonating operator': 'served',
    maintenance: 'not-allowed',
  },
  'customer-in-person': {
    ...strangers,
    owner: 'served',
    'other customer': 'own-data',
    'mixed ids': 'own-data',
    'forged impersonation': 'not-allowed',
    operator: 'not-allowed',
    'impersonating operator': 'not-allowed',
    maintenance: 'not-allowed',
  },
  operator: {
    ...strangers,
    owner: 'not-allowed',
    'other customer': 'not-allowed',
    'mixed ids': 'not-allowed',
    'forged impersonation': 'not-allowed',
    operator: 'served',
    'impersonating operator': 'served',
    maintenance: 'not-allowed',
  },
};
