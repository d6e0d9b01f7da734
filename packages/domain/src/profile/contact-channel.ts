/** Contact channels of a customer (utente.modello.5). */
export const CONTACT_CHANNELS = ['E-MAIL', 'TELEFONO CELLULARE'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];
