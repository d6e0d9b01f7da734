import type { WholeFolder } from '../../commands/import/transaction.ts';
import type { Services, Writing } from '../../shared/context.ts';
import type { IntegrationActor } from '../../shared/actors.ts';
import type { LineError } from '../../areas/integration/usecases/outcomes/read.ts';
import type { Spooled } from './spool.ts';

export interface Sent {
  readonly sender: IntegrationActor;
  readonly idempotencyKey: string;
  readonly kind: string;
  readonly spooled: Spooled;
  readonly skipRejected: boolean;
  readonly now: Date;
}

/**
 * A remark on an accepted line: its signer, whose trustworthiness is not checked (fornitore.fatture.1), or what was
 * ignored in it.
 */
export type Remark = { readonly line: number } & ({ readonly signature: string } | { readonly note: string });

export interface Taken {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Only the first errors. */
  readonly refusals: readonly LineError[];
  readonly remarks: readonly Remark[];
  readonly isWritten: boolean;
}

export interface Tell {
  readonly refused: (refusal: LineError) => void;
  readonly remarked: (remark: Remark) => void;
}

/** The result of a load. Rejected rows are counted as they are reported, unless `rejected` gives the number. */
export type Outcome = Pick<Taken, 'added' | 'changed' | 'unchanged' | 'isWritten'> & Partial<Pick<Taken, 'refused'>>;

export type Taking = Writing & Pick<Services, 'workers' | 'caseSettings'>;

export type Load = (services: Taking, place: WholeFolder, sent: Sent, tell: Tell) => Promise<Outcome>;

export const nothing = (isWritten: boolean): Outcome => ({ added: 0, changed: 0, unchanged: 0, isWritten });

/** The sender's identity in the audit log. */
export const actorRoleOf = ({ name }: IntegrationActor) => ({ username: name, right: 'COMMAND' }) as const;
