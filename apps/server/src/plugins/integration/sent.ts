import type { WholeFolder } from '../../commands/import/transaction.ts';
import type { Services, Writing } from '../../shared/context.ts';
import type { IntegrationActor } from '../../shared/actors.ts';
import type { LineError } from '../../areas/integration/usecases/outcomes/read.ts';
import type { Spooled } from './spool.ts';

/** Rows that were sent, and with which key they are sent once. */
export interface Sent {
  readonly sender: IntegrationActor;
  readonly idempotencyKey: string;
  readonly kind: string;
  readonly spooled: Spooled;
  readonly skipRejected: boolean;
  readonly now: Date;
}

/**
 * What is to be said of what a line brought, other than a refusal: who signed it, of whom is not said whether
 * they may be trusted (fornitore.fatture.1), or what was overlooked in it.
 */
export type Remark = { readonly line: number } & ({ readonly signature: string } | { readonly note: string });

/** What came of rows that were sent. */
export interface Taken {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many rows were refused. */
  readonly refused: number;
  /** The first of them. */
  readonly refusals: readonly LineError[];
  readonly remarks: readonly Remark[];
  readonly isWritten: boolean;
}

/** What is told of lines. */
export interface Tell {
  readonly refused: (refusal: LineError) => void;
  readonly remarked: (remark: Remark) => void;
}

/** What became of rows. What was refused is counted as it is told, unless it is said here how much that was. */
export type Outcome = Pick<Taken, 'added' | 'changed' | 'unchanged' | 'isWritten'> & Partial<Pick<Taken, 'refused'>>;

/** With what rows are taken in. */
export type Taking = Writing & Pick<Services, 'workers'>;

/** Loads what was sent where it is to stand. */
export type Load = (services: Taking, place: WholeFolder, sent: Sent, tell: Tell) => Promise<Outcome>;

export const nothing = (isWritten: boolean): Outcome => ({ added: 0, changed: 0, unchanged: 0, isWritten });

/** As whom the record knows who sent it. */
export const actorRoleOf = ({ name }: IntegrationActor) => ({ username: name, right: 'COMMAND' }) as const;
