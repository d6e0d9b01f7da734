import type { AnswerOf, Catalogue } from '@sportello/calls';
import { listContactRequests, listFileNames } from '../queries.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { receiptOf } from './receipt.ts';

const mostOwn = 100;

type Row = Awaited<ReturnType<typeof listContactRequests>>[number];

export function requestOnWire(row: Row, files: ReadonlyMap<number, string[]>) {
  return {
    numeroRicevuta: receiptOf(row),
    argomento: row.topicLabel,
    messaggio: row.text,
    codiceContratto: row.contractCode,
    dataInvio: row.sentAt.toISOString(),
    rispostaEntro: row.answerBy.toISOString(),
    risposta:
      row.answer === null || row.answeredAt === null ? null : { testo: row.answer, data: row.answeredAt.toISOString() },
    allegati: files.get(row.id) ?? [],
  };
}

export async function readOwnRequests(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['contactRequests']>> {
  const rows = await listContactRequests(db, customerCode, mostOwn);
  const files = await listFileNames(
    db,
    rows.map(({ id }) => id),
  );
  return { richieste: rows.map((row) => requestOnWire(row, files)) };
}
