import type { Services } from '../../context.ts';

/** Everything that we write to customers, and what each text needs. A new one is a line here. */
export type Letter =
  | { readonly template: 'registration-code'; readonly code: string; readonly minutes: number }
  | { readonly template: 'registered'; readonly username: string; readonly name: string }
  | {
      readonly template: 'recovery-code';
      readonly code: string;
      /** Begins with `PUBLIC_URL`. */
      readonly link: string;
      readonly minutes: number;
    }
  | { readonly template: 'username-reminder'; readonly username: string }
  | { readonly template: 'password-reset' }
  | { readonly template: 'password-changed' }
  | { readonly template: 'contact-code'; readonly code: string; readonly minutes: number }
  /** To the contact that was there before. */
  | { readonly template: 'contact-changed'; readonly masked: string }
  | { readonly template: 'account-closed'; readonly erasureDay: string };

export interface Rendered {
  /** None for an SMS. */
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/** The texts of a letter for a channel, in the provider's name. */
export function render(_services: Services, letter: Letter, channel: 'MAIL' | 'SMS'): Rendered {
  const text = JSON.stringify(letter);
  return channel === 'SMS' ? { subject: null, text, html: null } : { subject: letter.template, text, html: null };
}
