import { t } from '@lingui/core/macro';

/** Initial values of the contact form. */
export interface Question {
  /** Id of a topic of the content; ignored where the content lacks it. */
  readonly topic?: string;
  readonly contractCode?: string | undefined;
  /** Beginning of the message, which the customer completes. */
  readonly words?: string;
}

/** Composes the beginning of a message from the words for its object; unknown ones are left out. */
export function questionWords(about: readonly (string | undefined)[]): string {
  const known = about.filter((part) => part !== undefined && part !== '').join(', ');
  const subject = t`Scrivo per: ${known}.`;
  const open = t`Cosa non torna:`;
  return `${subject}\n\n${open} `;
}
