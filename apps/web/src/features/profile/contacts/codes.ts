import { CallError } from '@sportello/calls';
import type { ContactField } from '@sportello/domain';
import { codeWords, tidyCode } from '../../../shared/form/one-time-code.ts';
import type { FieldErrors } from '../../../shared/form/field-errors.ts';
import type { ContactsBody } from './changes.ts';

/** Header names of the codes, equal to the field names. */
export const headerOf = { MAIL: 'x-otp-mail', PHONE: 'x-otp-cellulare' } as const;
export type Header = (typeof headerOf)[ContactField];

export const noCodes: Record<Header, string> = { 'x-otp-mail': '', 'x-otp-cellulare': '' };

export function wrongCodes(typed: Record<Header, string>, changed: readonly ContactField[]): FieldErrors<Header> {
  const wrong: FieldErrors<Header> = {};
  for (const field of changed) {
    const words = codeWords(typed[headerOf[field]]);
    if (words !== undefined) wrong[headerOf[field]] = words;
  }
  return wrong;
}

export function headersOf(typed: Record<Header, string>, changed: readonly ContactField[]) {
  return Object.fromEntries(changed.map((field) => [headerOf[field], tidyCode(typed[headerOf[field]])]));
}

export function rejectedCodes(error: Error): Header[] {
  const fields = error instanceof CallError ? error.fields : [];
  return Object.values(headerOf).filter((header) =>
    fields.some(({ campo, codice }) => campo === header && codice === 'CODE_WRONG'),
  );
}

/** Address of the code as entered, so that a typo is visible. */
export function sentTo(field: ContactField, { mail, cellulare }: ContactsBody): string | undefined {
  return field === 'MAIL' ? mail?.toLowerCase() : cellulare;
}
