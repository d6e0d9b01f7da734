import type { Instant } from '../../shared/day.ts';

/** One thing that was done or looked at. */
export interface RecordedDeed {
  /** The call, or the command. */
  readonly deed: string;
  /** The same in words. */
  readonly description: string;
  readonly isChange: boolean;
}

/** Somebody of the provider with a customer's data: a search, or all that was done under one grant (operatore.registro.3). */
export interface AccessVisit {
  readonly from: Instant;
  readonly to: Instant;
  readonly operator: string;
  /** Undefined where nobody had to say why: a search. */
  readonly reason: string | undefined;
  readonly deeds: readonly RecordedDeed[];
}

/** A row of the record, as operators with the right read it (operatore.registro.4). */
export interface RegisterRow {
  readonly id: string;
  readonly at: Instant;
  readonly description: string;
  readonly actor: string;
  readonly customerCode: string | undefined;
  readonly reason: string | undefined;
}
