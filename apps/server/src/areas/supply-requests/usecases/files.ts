import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { readBookingFiles } from '../../booking/usecases/files.ts';
import type { FileAnswer } from '../../documents/usecases/file-answer.ts';
import type { SentFile } from '../../support/usecases/files.ts';
import { deleteDraftFile, findDraftFile, insertDraftFile, lockDraft } from '../queries/drafts.ts';

type GivenPaper = ParsedRequestOf<Catalogue['addSupplyRequestFile']>['body'];

/** Reads a paper as a file of a booking (pratica.carte.1). */
export async function readPaper(
  services: Services,
  { fileName, file }: Pick<GivenPaper, 'fileName' | 'file'>,
  { accountId }: CustomerActor,
  { gone }: Pick<RequestInfo, 'gone'>,
): Promise<SentFile> {
  const read = await readBookingFiles(services, [{ fileName, file }], '', { id: accountId, gone });
  const [paper] = 'refused' in read ? [] : read.files;
  if (paper) return paper;
  throw invalidFieldError('file', ('refused' in read ? read.refused[0]?.codice : undefined) ?? 'NOT_VALID');
}

export async function addDraftFile(
  services: Services,
  actor: CustomerActor,
  draftId: string,
  given: GivenPaper,
  info: Pick<RequestInfo, 'gone'>,
): Promise<AnswerOf<Catalogue['addSupplyRequestFile']>> {
  const { name, type, content } = await readPaper(services, given, actor, info);
  const position = await services.db.transaction(async (db) => {
    if (!(await lockDraft(db, actor.customerCode, draftId))) throw new ApiError('NOT_FOUND');
    const place = await insertDraftFile(db, draftId, { paper: given.carta, name, type, content });
    if (place !== undefined) await record(db, actor, 'addSupplyRequestFile', services.clock());
    return place;
  });
  if (position === undefined) throw invalidFieldError('file', 'TOO_MANY');
  return { posizione: position, nome: name, byte: content.length };
}

export async function removeDraftFile(services: Services, actor: CustomerActor, draftId: string, position: number) {
  await services.db.transaction(async (db) => {
    if (!(await deleteDraftFile(db, actor.customerCode, draftId, position))) throw new ApiError('NOT_FOUND');
    await record(db, actor, 'removeSupplyRequestFile', services.clock());
  });
}

export async function readDraftFile(
  { db }: Services,
  { customerCode }: CustomerActor,
  draftId: string,
  position: number,
): Promise<FileAnswer> {
  const file = await findDraftFile(db, customerCode, draftId, position);
  if (!file) throw new ApiError('NOT_FOUND');
  return file;
}
