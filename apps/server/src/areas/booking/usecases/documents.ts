import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findInterventionFile } from '../../interventions/queries/interventions.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { CustomerActor, Services } from '../../../shared/context.ts';

/** A file of one of the customer's interventions, with its content. */
export async function readInterventionFile(
  { db }: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['interventionDocument']>> {
  const file = await findInterventionFile(db, customerCode, id);
  if (!file) throw new Refusal('NOT_FOUND');
  return { id, content: file.content.toString('base64'), fileName: file.name, contentType: file.mediaType };
}
