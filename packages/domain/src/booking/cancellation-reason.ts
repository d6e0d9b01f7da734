/** A reason to cancel (prenotazione.chiamate.3); they are listed by priority. */
export interface CancellationReason {
  readonly id: string;
  readonly name: string;
  /** Whether the customer must write more. */
  readonly requiredOtherInfo: boolean;
  readonly priority: number;
}
