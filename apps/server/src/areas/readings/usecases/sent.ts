import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findPhoto, listSteps } from '../queries/readings.ts';
import { listSentReadings, listSentReadingsOf } from '../queries/sent-readings.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { recordLook } from '../../../shared/audit.ts';
import type { Actor, CustomerActor, Services } from '../../../shared/context.ts';
import type { FileAnswer } from '../../documents/usecases/content.ts';
import { sentReadingAnswer } from './answers.ts';

/** How many are shown: a year of those who are billed monthly. */
const most = 12;

/** What became of the readings that were sent for a contract, whose owner the door has looked up. */
export async function readSent({ db }: Services, contractCode: string): Promise<AnswerOf<Catalogue['sentReadings']>> {
  const rows = await listSentReadings(db, contractCode, most);
  const steps = await listSteps(
    db,
    rows.map(({ id }) => id),
  );
  return { autoletture: rows.map((row) => sentReadingAnswer(row, steps)) };
}

/** All that whoever asks has sent, with the photos. */
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

/** The photo of a reading, whose owner the door has looked up. */
export async function readPhoto(services: Services, number: string): Promise<FileAnswer> {
  const { file } = await photoOf(services, number);
  return file;
}

/** The photo of a reading, for an operator: that they looked at it is recorded. */
export async function readQueuedPhoto(services: Services, actor: Actor, number: string): Promise<FileAnswer> {
  const { file, customerCode } = await photoOf(services, number);
  await recordLook(services, actor, 'queuedReadingPhoto', [customerCode]);
  return file;
}

async function photoOf({ db }: Services, number: string): Promise<{ file: FileAnswer; customerCode: string }> {
  const photo = await findPhoto(db, Number(number));
  if (!photo) throw new Refusal('NOT_FOUND');
  const file = { name: `contatore ${photo.readOn}.jpg`, type: 'image/jpeg', content: photo.content };
  return { file, customerCode: photo.customerCode };
}
