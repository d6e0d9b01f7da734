import { caseState, eurosFromCents } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import {
  findCaseCredit,
  findCaseReply,
  listCaseBills,
  listCaseFiles,
  listCaseMessages,
  listCasePauses,
  type CaseRow,
} from '../queries/cases.ts';
import type { CreditRow } from '../queries/credits.ts';
import { listCaseDisputes } from '../queries/disputes.ts';
import { caseNumberOf } from './case-number.ts';
import { answerBy } from './clocks.ts';

/** Returns a credit for customer and desk (reclami.indennizzo.2). */
export function creditOnWire({ amountCents, at, billNumber }: Pick<CreditRow, 'amountCents' | 'at' | 'billNumber'>) {
  return { importo: eurosFromCents(amountCents), data: at.toISOString(), bolletta: billNumber };
}

type Pauses = Awaited<ReturnType<typeof listCasePauses>>;

const isPaused = (pauses: Pauses) => pauses.some(({ resumedAt }) => resumedAt === null);

/** Returns the state of a case (reclami.stati.1). */
export function stateOf(row: CaseRow, pauses: Pauses) {
  return caseState({
    isTaken: row.takenBy !== null,
    isPaused: isPaused(pauses),
    isReplied: row.endedAt !== null && row.withdrawnAt === null,
    isWithdrawn: row.withdrawnAt !== null,
  });
}

/** Returns the summaries of cases, with as many statements for many as for one. */
export async function summariesOnWire(db: Database, rows: readonly CaseRow[]) {
  const ids = rows.map(({ id }) => id);
  const bills = Map.groupBy(await listCaseBills(db, ids), ({ caseId }) => caseId);
  const pauses = Map.groupBy(await listCasePauses(db, ids), ({ caseId }) => caseId);
  return rows.map((row) => {
    const ownPauses = pauses.get(row.id) ?? [];
    return {
      numero: caseNumberOf(row),
      tipo: row.kind,
      stato: stateOf(row, ownPauses),
      ricevutoIl: row.receivedAt.toISOString(),
      codiceContratto: row.contractCode,
      bollette: (bills.get(row.id) ?? []).map(({ number }) => number),
      rispostaEntro: answerBy(row, ownPauses),
      conclusoIl: row.endedAt?.toISOString() ?? null,
    };
  });
}

/** Returns what customer and desk both read of a case, and its messages with the desk's notes. */
export async function caseOnWire(db: Database, row: CaseRow) {
  const [summary] = await summariesOnWire(db, [row]);
  if (!summary) throw new Error('A case has no summary.');
  const files = await listCaseFiles(db, row.id);
  const reply = await findCaseReply(db, row.id);
  const credit = await findCaseCredit(db, row.id);
  const filesOf = (messageId: number | null) =>
    files
      .filter((file) => file.messageId === messageId)
      .map(({ position, name }) => ({ posizione: position, nome: name }));
  const parts = {
    ...summary,
    testo: row.text,
    codiceIntervento: row.interventionId,
    codicePagamento: row.paymentId,
    codiceLettura: row.readingId === null ? null : String(row.readingId),
    allegati: filesOf(null),
    risposta: reply
      ? {
          reclamo: reply.complaint,
          verifiche: reply.checks,
          conclusioni: reply.conclusions,
          diritti: reply.rights,
          data: reply.at.toISOString(),
        }
      : null,
    contestazioni: (await listCaseDisputes(db, row.id)).map(({ number, amountCents, endedAt }) => ({
      bolletta: number,
      importo: eurosFromCents(amountCents),
      al: endedAt?.toISOString() ?? null,
    })),
    indennizzo: credit ? creditOnWire(credit) : null,
  };
  const messages = (await listCaseMessages(db, row.id)).map(({ id, kind, author, text, at }) => ({
    kind,
    author,
    wire: { id: String(id), testo: text, data: at.toISOString(), allegati: filesOf(id) },
  }));
  return { parts, messages, reply };
}
