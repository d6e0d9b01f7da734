import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findInterventionFile } from '../../interventions/queries/interventions.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

export async function readInterventionFile(
  { db }: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['interventionDocument']>> {
  const file = await findInterventionFile(db, customerCode, id);
  if (!file) throw new ApiError('NOT_FOUND');
  return { id, content: file.content.toString('base64'), fileName: file.name, contentType: file.mediaType };
}
