import { t } from '@lingui/core/macro';

/** Data of a case that are known from the thing that it is about. */
export interface Question {
  readonly contractCode?: string | undefined;
  readonly bill?: string;
  readonly paymentId?: string;
  readonly interventionId?: string;
  /** The thing in words, for the customer to recognize. */
  readonly about?: string;
  /** Beginning of the text of a thing without an id; the customer completes it. */
  readonly words?: string;
}

/** Joins the words for a thing; unknown ones are left out. */
export function thingWords(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

/** Composes the beginning of a text about a thing that has no id of its own. */
export function begunText(about: string): string {
  const subject = t`Scrivo per: ${about}.`;
  const open = t`Cosa non torna:`;
  return `${subject}\n\n${open} `;
}
