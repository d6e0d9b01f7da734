import { ApiError } from '../../../errors/api-error.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import type { FileAnswer } from '../../documents/usecases/content.ts';
import { findCaseFile } from '../queries/cases.ts';
import { ownCase } from './own-cases.ts';

/** Returns a file of the customer's case. */
export async function readCaseFile(
  { db }: Services,
  actor: CustomerActor,
  asked: { readonly numero: string; readonly posizione: number },
): Promise<FileAnswer> {
  const { id } = await ownCase(db, actor, asked.numero);
  const file = await findCaseFile(db, id, asked.posizione);
  if (!file) throw new ApiError('NOT_FOUND');
  return { name: file.name, type: file.type, content: file.content };
}
