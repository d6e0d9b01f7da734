import type { Instant } from '../../shared/day.ts';

export interface RecordedDeed {
  /** The call, or the command. */
  readonly deed: string;
  readonly description: string;
  readonly isChange: boolean;
}

/** Staff access to a customer's data: a search, or everything done under one grant (operatore.registro.3). */
export interface AccessVisit {
  readonly from: Instant;
  readonly to: Instant;
  readonly operator: string;
  /** Undefined for a search, which needs no reason. */
  readonly reason: string | undefined;
  readonly deeds: readonly RecordedDeed[];
}

/** A row of the audit log shown to operators with the right (operatore.registro.4). */
export interface RegisterRow {
  readonly id: string;
  readonly at: Instant;
  readonly description: string;
  readonly actor: string;
  readonly customerCode: string | undefined;
  readonly reason: string | undefined;
}
