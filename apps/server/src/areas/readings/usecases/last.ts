import type { AnswerOf, Catalogue } from '@sportello/calls';
import { lastReading } from '@sportello/domain';
import { isDeliveredAt, listReadings, listReadingsAt, listReadingsOf } from '../queries/readings.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { readingAnswer } from './answers.ts';

type Answer = AnswerOf<Catalogue['ultimaLettura']>;
type Reading = NonNullable<Answer['lettura']>;
interface Point {
  readonly pod?: string | undefined;
  readonly pdr?: string | undefined;
}

export async function readLast(
  { db }: Services,
  { customerCode }: CustomerActor,
  contractCode: string,
  point: Point,
): Promise<Answer> {
  if (!(await isDeliveredAt(db, customerCode, contractCode, point))) throw new ApiError('NOT_FOUND');
  const rows = await listReadings(db, contractCode);
  const last = lastReading(rows.map((row) => ({ ...row, date: row.readOn })));
  return { lettura: last === undefined ? null : readingAnswer(last) };
}

export async function readHistory(
  { db }: Services,
  { customerCode }: CustomerActor,
  { numeroLetture, ...point }: Point & { readonly numeroLetture: number },
): Promise<AnswerOf<Catalogue['storicoLetture']>> {
  const rows = await listReadingsAt(db, customerCode, point, numeroLetture);
  return { letture: rows.map(readingAnswer) };
}

export async function ownReadings(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<(Reading & { codiceContratto: string })[]> {
  const rows = await listReadingsOf(db, customerCode);
  return rows.map((row) => ({ codiceContratto: row.contractCode, ...readingAnswer(row) }));
}
