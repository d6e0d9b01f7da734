/**
 * User types in the order of their rules, where later ones override earlier ones (utente.tipi.1 and utente.tipi.3).
 * The provider's "COMMODITY (dual fuel)" is DUAL here.
 */
export const USER_TYPES = [
  'SWITCH_OUT',
  'FIBRA',
  'LUCE',
  'GAS',
  'VAS',
  'DUAL',
  'FULL',
  'STG',
  'TUTELA_PLACET',
  'MISTO',
  'PROSPECT',
] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The provider's name for DUAL, the only offer type that differs: COMMODITY (utente.tipi.1). */
export const DUAL_OFFER_TYPE = 'COMMODITY';
