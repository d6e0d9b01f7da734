/** How a customer can be reached (Spec 1 §3 "Contact channel"). */
export const CONTACT_CHANNELS = ['E-MAIL', 'TELEFONO CELLULARE'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];
