/** A reason to cancel (prenotazione.chiamate.3); reasons are listed by priority. */
export interface CancellationReason {
  readonly id: string;
  readonly name: string;
  readonly requiredOtherInfo: boolean;
  readonly priority: number;
}
