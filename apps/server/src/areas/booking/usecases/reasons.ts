import type { AnswerOf, Catalogue } from '@sportello/calls';
import { listCancellationReasons } from '../../interventions/queries/interventions.ts';
import type { Services } from '../../../shared/context.ts';

export async function readReasons({ db }: Services): Promise<AnswerOf<Catalogue['cancellationReasons']>> {
  return { cancellationReasons: await listCancellationReasons(db) };
}
