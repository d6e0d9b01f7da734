/** What is switched on where the configuration doesn't say otherwise (fornitore.opzioni.1). */
export const FEATURE_FLAGS = {
  placetFilter: true,
  gradualProtectionFilter: true,
  rightOfOpposition: true,
  pensatoPerTe: false,
  loyaltyVillage: true,
} as const;
export type FeatureFlag = keyof typeof FEATURE_FLAGS;
