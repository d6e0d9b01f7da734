export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
