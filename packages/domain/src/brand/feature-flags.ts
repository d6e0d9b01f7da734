/** Defaults used when the configuration does not set a flag (fornitore.opzioni.1). */
export const FEATURE_FLAGS = {
  placetFilter: true,
  gradualProtectionFilter: true,
  rightOfOpposition: true,
  pensatoPerTe: false,
  loyaltyVillage: true,
} as const;
export type FeatureFlag = keyof typeof FEATURE_FLAGS;

export const FEATURE_FLAG_NAMES = Object.keys(FEATURE_FLAGS) as readonly FeatureFlag[];

/** Returns the configured value of a flag, else its default (fornitore.opzioni.2). */
export function isSwitchedOn(flag: FeatureFlag, configured: FlagChoices | undefined): boolean {
  return configured?.[flag] ?? FEATURE_FLAGS[flag];
}

export type FlagChoices = { readonly [Flag in FeatureFlag]?: boolean | undefined };
