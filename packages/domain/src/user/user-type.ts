/**
 * User types, in the order of their rules: the later wins (Spec 1 §3 and §4, Design §4.4).
 * Spec 1 §3 calls DUAL "COMMODITY (dual fuel)".
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

/** The spec's name of an offer type that differs from ours: COMMODITY is DUAL (Design §4.4). */
export const DUAL_OFFER_TYPE = 'COMMODITY';
