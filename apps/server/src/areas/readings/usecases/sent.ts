import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findPhoto, isDeliveredAt, listSteps } from '../queries/readings.ts';
import { listSentReadings, listSentReadingsOf } from '../queries/sent-readings.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor, CustomerActor } from '../../../shared/actors.ts';
import type { FileAnswer } from '../../documents/usecases/content.ts';
import { sentReadingAnswer } from './answers.ts';

const most = 12;

export async function readSent(
  { db }: Services,
  { customerCode }: CustomerActor,
  contractCode: string,
): Promise<AnswerOf<Catalogue['sentReadings']>> {
  if (!(await isDeliveredAt(db, customerCode, contractCode))) throw new ApiError('NOT_FOUND');
  const rows = await listSentReadings(db, customerCode, contractCode, most);
  const steps = await listSteps(
    db,
    rows.map(({ id }) => id),
  );
  return { autoletture: rows.map((row) => sentReadingAnswer(row, steps)) };
}

export async function ownSentReadings(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['exportPersonalData']>['autoletture']> {
  const rows = await listSentReadingsOf(db, customerCode);
  const steps = await listSteps(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...sentReadingAnswer(row, steps),
    codiceContratto: row.contractCode,
    fileFoto: row.photo?.toString('base64') ?? null,
  }));
}

export async function readPhoto(
  services: Services,
  { customerCode }: CustomerActor,
  number: string,
): Promise<FileAnswer> {
  const { file } = await photoOf(services, number, customerCode);
  return file;
}

/** Returns a reading's photo to an operator; the access is audited. */
export async function readQueuedPhoto(services: Services, actor: Actor, number: string): Promise<FileAnswer> {
  const { file, customerCode } = await photoOf(services, number);
  await auditRead(services, actor, 'queuedReadingPhoto', [customerCode]);
  return file;
}

async function photoOf(
  { db }: Services,
  number: string,
  owner?: string,
): Promise<{ file: FileAnswer; customerCode: string }> {
  const id = Number(number);
  const photo = Number.isSafeInteger(id) ? await findPhoto(db, id, owner) : undefined;
  if (!photo) throw new ApiError('NOT_FOUND');
  const file = { name: `contatore ${photo.readOn}.jpg`, type: 'image/jpeg', content: photo.content };
  return { file, customerCode: photo.customerCode };
}
