import type { AnswerOf, Catalogue } from '@sportello/calls';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { findOwnCase, listOwnCases, type CaseRow } from '../queries/cases.ts';
import { caseNumberOf, idOfCaseNumber } from './case-number.ts';
import { caseOnWire, summariesOnWire } from './case-on-wire.ts';

const mostOwn = 100;
/** No customer has written more: a quarter of an hour allows ten. */
const mostExported = 100_000;

export async function readOwnCases(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['cases']>> {
  return { reclami: await summariesOnWire(db, await listOwnCases(db, customerCode, mostOwn)) };
}

export async function readOwnCase(
  { db }: Services,
  actor: CustomerActor,
  number: string,
): Promise<AnswerOf<Catalogue['caseDetail']>> {
  return inFull(db, await ownCase(db, actor, number));
}

/** Returns all cases of the customer as they read them, for the personal data export (reclami.operatore.3). */
export async function ownCasesInFull(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['caseDetail']>[]> {
  const all = [];
  for (const row of await listOwnCases(db, customerCode, mostExported)) all.push(await inFull(db, row));
  return all;
}

async function inFull(db: Database, row: CaseRow): Promise<AnswerOf<Catalogue['caseDetail']>> {
  const { parts, messages } = await caseOnWire(db, row);
  return {
    ...parts,
    messaggi: messages.flatMap(({ kind, wire }) => (kind === 'NOTA' ? [] : [{ ...wire, daNoi: kind === 'DOMANDA' }])),
  };
}

/** Returns a case of the customer; throws NOT_FOUND for somebody else's and a number of another year. */
export async function ownCase(
  db: Database,
  { customerCode }: Pick<CustomerActor, 'customerCode'>,
  number: string,
): Promise<CaseRow> {
  const row = await findOwnCase(db, customerCode, idOfCaseNumber(number));
  if (!row || caseNumberOf(row) !== number) throw new ApiError('NOT_FOUND');
  return row;
}
