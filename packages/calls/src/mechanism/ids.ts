import { isCode } from '@sportello/domain';
import * as z from 'zod/mini';
import type { OwnedId } from './access.ts';
import { filled, only } from './wire.ts';

// Every code of a request declares its kind, since there is no other way to write one. Auth looks up those
// that belong to somebody (`ownedIds`), and a call that takes a code which nobody looks up does not compile.

/** Ids for those who serve all customers: operators by their role, the provider by its key. */
export type DeskId =
  | 'customer'
  | 'intervention'
  | 'intervention-file'
  | 'bill'
  | 'reading'
  | 'contact-request'
  | 'operator'
  | 'technician-link';

/** Codes that nobody looks up, each kind with the reason why it opens nothing of a customer's. */
export type FreeCode =
  /** Everybody chooses among the same ones. */
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
  /** It is compared with what is there, and names nothing. */
  | 'version'
  /** It narrows down a list that holds the customer's own things alone. */
  | 'filter'
  /** It is part of what stands beside it, and is looked for only there. */
  | 'part'
  /** The customer may pay from an account of somebody else. */
  | 'account-holder'
  | 'iban'
  /** It is not there before; the insert fails for one that somebody else has. */
  | 'new-booking-draft'
  /** It may be gone when a booking is sent once more; the SQL takes the customer's own alone. */
  | 'sent-booking-draft'
  | 'card-token'
  /** Nobody is signed in yet: it was given to whoever began, and needs a code that was sent. */
  | 'attempt'
  /** Nobody is signed in yet: it is compared with the other things that a customer knows. */
  | 'proof';

declare const kindOf: unique symbol;

/** A text of a request that declares its kind. */
export type Code<Kind extends string> = z.ZodMiniString<string> & { readonly [kindOf]: Kind };

type Form = number | z.ZodMiniString<string>;

/** The declaration of a code: whose it is, and of which kind. */
export type Declaration =
  | { readonly of: 'own'; readonly kind: OwnedId }
  | { readonly of: 'desk'; readonly kind: DeskId }
  | { readonly of: 'free'; readonly kind: FreeCode };

const declarations = new WeakMap<z.core.$ZodType, Declaration>();

/** An id of what belongs to whoever asks; a foreign one and a missing one are 404 before anything else happens. */
export function ownId<const Kind extends OwnedId>(kind: Kind, form: Form = 40) {
  return declared(code(form), { of: 'own', kind }) as Code<`own ${Kind}`>;
}

/** An id of what belongs to any customer, in a call that is not for customers. */
export function deskId(kind: DeskId, form: Form = 40) {
  return declared(code(form), { of: 'desk', kind }) as Code<'desk'>;
}

/** A code that opens nothing of a customer's, for a reason that {@link FreeCode} gives. */
export function freeCode(kind: FreeCode, form: Form = 40) {
  return declared(code(form), { of: 'free', kind }) as Code<'free'>;
}

/** A code of a backend's with so many characters at most, unless it has a form of its own. */
function code(form: Form) {
  if (typeof form !== 'number') return form;
  return z.string().check(...filled, only(isCode), z.maxLength(form, 'TOO_LONG'));
}

/** Keeps the declaration of a schema; the web app is built without it. */
function declared(schema: z.ZodMiniString<string>, declaration: Declaration) {
  declarations.set(schema, declaration);
  return schema;
}

/** Returns the declaration of a field, if it is a code. */
export function declarationOf(schema: z.core.$ZodType): Declaration | undefined {
  const { parent } = schema._zod;
  return declarations.get(schema) ?? (parent && declarationOf(parent));
}
