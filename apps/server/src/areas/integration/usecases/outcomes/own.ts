import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { changeState, dayInRome } from '@sportello/domain';
import { listChanges } from '../../queries/changes.ts';
import type { Services } from '../../../../shared/context.ts';
import type { CustomerActor } from '../../../../shared/actors.ts';

const most = 50;

/** Returns a customer's changes with their outcomes (fornitore.esiti.5). */
export async function readChanges(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  { materia: matter, oggetto: subject }: ParsedRequestOf<Catalogue['customerChanges']>['query'],
): Promise<AnswerOf<Catalogue['customerChanges']>> {
  const today = dayInRome(clock().getTime());
  const rows = await listChanges(db, customerCode, { matter, subject }, most);
  return { modifiche: rows.map((row) => reportedAs(row, today)) };
}

/** Returns all changes of a customer for the data export (profilo.chiamate.7). */
export async function ownChanges(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['exportPersonalData']>['modifiche']> {
  const today = dayInRome(clock().getTime());
  const rows = await listChanges(db, customerCode, {});
  return rows.map((row) => ({ ...reportedAs(row, today), motivo: row.reason, prima: row.before && { ...row.before } }));
}

type Row = Awaited<ReturnType<typeof listChanges>>[number];

const reportedAs = (row: Row, today: string) => ({
  id: String(row.eventId),
  materia: row.matter,
  oggetto: row.subject,
  stato: changeState(row, today),
  inviataIl: row.sentAt.toISOString(),
  dal: row.activeFrom,
  testo: row.words,
  aggiornataIl: row.toldAt?.toISOString() ?? null,
});
