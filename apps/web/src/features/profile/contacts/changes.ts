import { modificaDatiProfilo, invalidFields, type InvalidField } from '@sportello/calls';
import { presentText, type ContactField, type User } from '@sportello/domain';

/** Keys are the wire names. */
export type TypedContacts = Readonly<Record<'mail' | 'cellulare', string>>;

/** Saved contacts: mail in upper case, phone unchanged, both trimmed (profilo.contatti.1). */
export interface ContactsBody {
  readonly mail?: string;
  readonly cellulare?: string;
}

export function contactsBody({ mail, cellulare }: TypedContacts): ContactsBody {
  const wanted = { mail: presentText(mail)?.toUpperCase(), cellulare: presentText(cellulare) };
  return {
    ...(wanted.mail !== undefined && { mail: wanted.mail }),
    ...(wanted.cellulare !== undefined && { cellulare: wanted.cellulare }),
  };
}

type Known = Pick<User, 'email' | 'phoneNumber'>;

/** Contacts that differ after normalization. */
export function changedContacts(user: Known, typed: TypedContacts): ContactField[] {
  const { mail, cellulare } = contactsBody(typed);
  const isOtherMail = mail !== undefined && mail !== user.email?.trim().toUpperCase();
  const isOtherPhone = cellulare !== undefined && digitsOf(cellulare) !== digitsOf(user.phoneNumber ?? '');
  return [...(isOtherMail ? (['MAIL'] as const) : []), ...(isOtherPhone ? (['PHONE'] as const) : [])];
}

/** Validates before sending; an existing contact can be changed but not removed. */
export function wrongContacts(user: Known, typed: TypedContacts): InvalidField[] {
  const body = contactsBody(typed);
  return [
    ...(body.mail === undefined && user.email !== undefined ? [{ campo: 'mail', codice: 'MISSING' }] : []),
    ...(body.cellulare === undefined && user.phoneNumber !== undefined
      ? [{ campo: 'cellulare', codice: 'MISSING' }]
      : []),
    ...invalidFields(modificaDatiProfilo.body, body),
  ];
}

function digitsOf(phone: string): string {
  const digits = phone.trim().replace(/^\+/, '00').replace(/\D/g, '');
  return digits.replace(/^0039(?=\d{6})/, '');
}
