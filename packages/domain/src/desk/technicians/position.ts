/** A point on the map, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
