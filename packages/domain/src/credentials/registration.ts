import type { ContactChannel } from '../profile/contact-channel.ts';

/** Who is about to register: the customer was recognised, and can be reached on these contacts. */
export interface RegistrationStart {
  readonly registrationId: string;
  readonly contacts: readonly { readonly channel: ContactChannel; readonly masked: string }[];
}
