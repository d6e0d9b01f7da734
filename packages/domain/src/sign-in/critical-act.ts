/** For how long the session may do what can't be undone. */
export interface CriticalActWindow {
  readonly openForSeconds: number;
}
