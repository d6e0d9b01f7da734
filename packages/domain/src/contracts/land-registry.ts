/** The land registry data of a building (contratto.modello.10): sheet, parcel and sub-unit. */
export interface LandRegistry {
  entered: boolean;
  foglio?: string | undefined;
  particella?: string | undefined;
  subalterno?: string | undefined;
}

/**
 * How the Italian land registry writes its numbers, without leading zeros. A sheet may have the
 * letter of its section or annex; a parcel may be divided (`345/2`) and, where the registry is the
 * Austrian one, begins with a dot when it is a building's.
 */
export const LAND_REGISTRY_FORMS = {
  foglio: /^[1-9][0-9]{0,3}[A-Z]?$/,
  particella: /^\.?[1-9][0-9]{0,4}(?:\/[1-9][0-9]{0,3})?$/,
  subalterno: /^[1-9][0-9]{0,3}$/,
} as const;
