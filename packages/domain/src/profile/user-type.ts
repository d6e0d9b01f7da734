/**
 * User types, in the order of their rules: the later wins (utente.tipi.1 and utente.tipi.3).
 * What the provider calls "COMMODITY (dual fuel)" is DUAL here.
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

/** The provider's name of an offer type that differs from ours: COMMODITY is DUAL (utente.tipi.1). */
export const DUAL_OFFER_TYPE = 'COMMODITY';
