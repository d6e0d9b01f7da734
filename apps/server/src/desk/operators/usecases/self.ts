import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findSecondFactor } from '../queries/second-factors.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';

type Answer = AnswerOf<Catalogue['operatorProfile']>;

/** Returns the operator's permissions (operatore.posti.1) and what remains to be proven (operatore.fattore.1). */
export async function readOperator(services: Services, actor: Actor): Promise<Answer> {
  if (actor.role === null) throw new ApiError('NOT_ALLOWED');
  return { ruolo: actor.role, secondoFattore: await factorOf(services, actor) };
}

async function factorOf({ db }: Services, actor: Actor): Promise<Answer['secondoFattore']> {
  if (actor.hasProvedFactor) return 'PROVATO';
  const factor = await findSecondFactor(db, actor.accountId);
  return factor?.confirmedAt ? 'DA_PROVARE' : 'DA_ATTIVARE';
}
