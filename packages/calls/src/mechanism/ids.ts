import { isCode } from '@sportello/domain';
import * as z from 'zod/mini';
import type { OwnedId } from './access.ts';
import { filled, only } from './wire.ts';

// Every code of a request declares its kind, as there is no other constructor for one. Auth checks the ownership of
// the `ownedIds`, and a call with a code that is never checked does not compile.

/** Ids for callers that serve all customers: operators by their role, the provider by its key. */
export type DeskId =
  | 'customer'
  | 'intervention'
  | 'intervention-file'
  | 'bill'
  | 'reading'
  | 'contact-request'
  | 'case'
  | 'supply-request'
  | 'operator'
  | 'technician-link';

/** Codes without an ownership check, each kind with the reason why it exposes no customer data. */
export type FreeCode =
  /** Shared by all customers. */
  | 'company'
  | 'installation'
  | 'macro-type'
  | 'slot'
  | 'reason'
  | 'topic'
  | 'payment-method'
  | 'reward'
  | 'page'
  | 'oauth'
  /** Only compared with the current one; it identifies nothing. */
  | 'version'
  /** Filters a list that contains only the customer's own items. */
  | 'filter'
  /** Looked up only within the object next to it. */
  | 'part'
  /** The customer may pay from another person's account. */
  | 'account-holder'
  | 'iban'
  /** It doesn't exist yet; the insert fails for one that belongs to somebody else. */
  | 'new-booking-draft'
  /** It may be gone when a booking is sent again; the SQL selects only the customer's own. */
  | 'sent-booking-draft'
  /** The same of requests about a supply. */
  | 'new-supply-request-draft'
  | 'sent-supply-request-draft'
  /** Stored with a request about a supply; nothing is read by it. */
  | 'request-answer'
  | 'card-token'
  /** No session yet: it was issued to the initiator and requires a code that was sent. */
  | 'attempt'
  /** No session yet: it is compared with the customer's other data. */
  | 'proof';

declare const kindOf: unique symbol;

export type Code<Kind extends string> = z.ZodMiniString<string> & { readonly [kindOf]: Kind };

type Form = number | z.ZodMiniString<string>;

export type Declaration =
  | { readonly of: 'own'; readonly kind: OwnedId }
  | { readonly of: 'desk'; readonly kind: DeskId }
  | { readonly of: 'free'; readonly kind: FreeCode };

const declarations = new WeakMap<z.core.$ZodType, Declaration>();

/**
 * Declares an id that the caller must own; a foreign id and a missing one return 404 before anything else happens.
 */
export function ownId<const Kind extends OwnedId>(kind: Kind, form: Form = 40) {
  return declared(code(form), { of: 'own', kind }) as Code<`own ${Kind}`>;
}

/** Declares an id of any customer's resource, in a call that is not for customers. */
export function deskId(kind: DeskId, form: Form = 40) {
  return declared(code(form), { of: 'desk', kind }) as Code<'desk'>;
}

/** Declares a code that exposes no customer data, for the reason in {@link FreeCode}. */
export function freeCode(kind: FreeCode, form: Form = 40) {
  return declared(code(form), { of: 'free', kind }) as Code<'free'>;
}

function code(form: Form) {
  // A copy, because one form may serve an own id and one of the desk.
  if (typeof form !== 'number') return form.clone();
  return z.string().check(...filled, only(isCode), z.maxLength(form, 'TOO_LONG'));
}

function declared(schema: z.ZodMiniString<string>, declaration: Declaration) {
  declarations.set(schema, declaration);
  return schema;
}

/** Returns the declaration of a field, if it is a code. */
export function declarationOf(schema: z.core.$ZodType): Declaration | undefined {
  const { parent } = schema._zod;
  return declarations.get(schema) ?? (parent && declarationOf(parent));
}
