/** The land registry data of a building (Spec 1 §3): sheet, parcel and sub-unit. */
export interface LandRegistry {
  entered: boolean;
  foglio?: string | undefined;
  particella?: string | undefined;
  subalterno?: string | undefined;
}
