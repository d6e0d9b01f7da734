import type { AnswerOf, Catalogue } from '@sportello/calls';
import { lastReading, METER_UNITS } from '@sportello/domain';
import { isDeliveredAt, listReadings, listReadingsOf } from '../../db/queries/readings.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { CustomerActor, Services } from '../context.ts';

type Answer = AnswerOf<Catalogue['ultimaLettura']>;
type Reading = NonNullable<Answer['lettura']>;
type Row = Awaited<ReturnType<typeof listReadings>>[number];

/** The last reading of a supply, whose owner the door has looked up. */
export async function readLast(
  { db }: Services,
  contractCode: string,
  point: { readonly pod?: string | undefined; readonly pdr?: string | undefined },
): Promise<Answer> {
  if (!(await isDeliveredAt(db, contractCode, point))) throw new Refusal('NOT_FOUND');
  const rows = await listReadings(db, contractCode);
  const last = lastReading(rows.map((row) => ({ ...row, date: row.readOn })));
  return { lettura: last === undefined ? null : readingAnswer(last) };
}

/** The readings of all supplies of whoever asks, with the contract of each. */
export async function ownReadings(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<(Reading & { codiceContratto: string })[]> {
  const rows = await listReadingsOf(db, customerCode);
  return rows.map((row) => ({ codiceContratto: row.contractCode, ...readingAnswer(row) }));
}

const bands = { F0: 'f0', F1: 'f1', F2: 'f2', F3: 'f3' } as const;

function readingAnswer(row: Row): Reading {
  return {
    dataLettura: row.readOn,
    tipo: row.kind,
    stato: row.check,
    unitaMisura: METER_UNITS[row.commodity],
    matricola: row.meterNumber,
    pod: row.pod,
    pdr: row.pdr,
    valori: (Object.keys(bands) as (keyof typeof bands)[]).flatMap((fascia) => {
      const valore = row[bands[fascia]];
      return valore === null ? [] : [{ fascia, valore }];
    }),
  };
}
