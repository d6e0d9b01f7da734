import { caseUrgency, dayInRome } from '@sportello/domain';
import { findCase, type CaseRow } from '../../../areas/cases/queries/cases.ts';
import { caseNumberOf, idOfCaseNumber } from '../../../areas/cases/usecases/case-number.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Actor } from '../../../shared/actors.ts';
import type { ReceivedRow } from '../queries.ts';

/** Returns a case by its number; throws NOT_FOUND for one that doesn't exist and for a number of another year. */
export async function existingCase(db: Database, number: string): Promise<CaseRow> {
  const row = await findCase(db, idOfCaseNumber(number));
  if (!row || caseNumberOf(row) !== number) throw new ApiError('NOT_FOUND');
  return row;
}

/** Throws if a case is over, or if another operator works on it. */
export function checkIsOpenTo({ username }: Actor, row: CaseRow): void {
  if (row.endedAt !== null) throw new ApiError('CASE_CLOSED');
  if (row.takenBy !== null && row.takenBy !== username) throw new ApiError('CHANGED_MEANWHILE');
}

/** Returns what only the desk reads of a case: its sender, who works on it, and how urgent it is. */
export function deskPartsOf(
  { row, sender }: ReceivedRow,
  { actor, now, answerBy }: { readonly actor: Actor; readonly now: Date; readonly answerBy: string | null },
) {
  const name = sender?.companyName ?? [sender?.firstName, sender?.lastName].filter(Boolean).join(' ');
  return {
    mittente: {
      codiceCliente: row.customerCode,
      nome: sender === null ? (row.contactName ?? '') : name,
      segmento: sender?.segment ?? row.segment,
      codiceFornitura: row.supplyCode,
    },
    presa:
      row.takenBy === null || row.takenAt === null
        ? null
        : { operatore: row.takenBy, data: row.takenAt.toISOString(), mia: row.takenBy === actor.username },
    urgenza: row.endedAt === null ? caseUrgency(answerBy ?? undefined, dayInRome(now.getTime())) : null,
  };
}

/** Returns the customers of cases, without those of nobody. */
export function customersOf(rows: readonly Pick<CaseRow, 'customerCode'>[]): string[] {
  return rows.flatMap(({ customerCode }) => (customerCode === null ? [] : [customerCode]));
}
