/** What is switched on where the configuration doesn't say otherwise (fornitore.opzioni.1). */
export const FEATURE_FLAGS = {
  placetFilter: true,
  gradualProtectionFilter: true,
  rightOfOpposition: true,
  pensatoPerTe: false,
  loyaltyVillage: true,
} as const;
export type FeatureFlag = keyof typeof FEATURE_FLAGS;

export const FEATURE_FLAG_NAMES = Object.keys(FEATURE_FLAGS) as readonly FeatureFlag[];

/** Whether something is switched on: as the configuration says, else as it is usual (fornitore.opzioni.2). */
export function isSwitchedOn(flag: FeatureFlag, configured: FlagChoices | undefined): boolean {
  return configured?.[flag] ?? FEATURE_FLAGS[flag];
}

/** What a configuration says of flags; it may leave out any. */
export type FlagChoices = { readonly [Flag in FeatureFlag]?: boolean | undefined };
