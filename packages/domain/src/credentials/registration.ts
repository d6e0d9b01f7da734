import type { ContactChannel } from '../profile/contact-channel.ts';

/** A recognised customer who is about to register, with their contacts. */
export interface RegistrationStart {
  readonly registrationId: string;
  readonly contacts: readonly { readonly channel: ContactChannel; readonly masked: string }[];
}
