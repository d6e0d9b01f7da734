import type { Instant } from '../shared/day.ts';
import type { Segment } from './segment.ts';

/** Profile response, from which the user is built (utente.modello.2). */
export interface Profile {
  readonly segment: Segment;
  readonly segmentValue: string;
  /** Absent for staff. */
  readonly code?: string | undefined;
  readonly companyName?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly fiscalCode?: string | undefined;
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly piva?: string | undefined;
  readonly username: string;
  readonly isProspect: boolean;
  readonly isInCreation: boolean;
  /** Hours for which a changed contact locks the other one. */
  readonly intervalEditContact?: number | undefined;
  readonly emailChangedAt?: Instant | undefined;
  readonly phoneChangedAt?: Instant | undefined;
  readonly isNew: boolean;
}
