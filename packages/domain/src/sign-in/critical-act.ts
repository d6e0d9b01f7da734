export interface CriticalActWindow {
  readonly openForSeconds: number;
}
