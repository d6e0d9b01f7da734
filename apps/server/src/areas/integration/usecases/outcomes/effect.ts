import type { Database } from '../../../../db/database.ts';
import type { Doer } from '../../../../events/event.ts';
import type { Writing } from '../../../../shared/context.ts';
import type { ChangeRow, OutcomeLine } from '../../queries/changes.ts';
import type { OutcomeField } from './read.ts';

export interface Moved {
  readonly change: ChangeRow;
  readonly told: Omit<OutcomeLine, 'line' | 'change' | 'subject'>;
}

export interface Work extends Moved {
  readonly services: Writing;
  /** Inside the transaction of the outcome. */
  readonly db: Database;
  readonly by: Doer;
  readonly now: Date;
}

/** Why an outcome can't be applied, with the field that is wrong. */
interface FieldProblem {
  readonly field: OutcomeField;
  readonly reason: string;
}

/** The outcome of an effect that was applied before. */
export const SAME = Symbol('same');

/** Applies an outcome; returns the reason if it can't be applied. All checks precede the first write. */
export type Effect = (work: Work) => Promise<string | FieldProblem | typeof SAME | undefined>;
