/** Land registry data of a building (contratto.modello.10): sheet, parcel and sub-unit. */
export interface LandRegistry {
  entered: boolean;
  foglio?: string | undefined;
  particella?: string | undefined;
  subalterno?: string | undefined;
}

/**
 * Number formats of the Italian land registry, without leading zeros. A sheet may have a letter for its section or
 * annex; a parcel may be divided (`345/2`), and under the Austrian system a building's parcel begins with a dot.
 */
export const LAND_REGISTRY_FORMS = {
  foglio: /^[1-9][0-9]{0,3}[A-Z]?$/,
  particella: /^\.?[1-9][0-9]{0,4}(?:\/[1-9][0-9]{0,3})?$/,
  subalterno: /^[1-9][0-9]{0,3}$/,
} as const;
