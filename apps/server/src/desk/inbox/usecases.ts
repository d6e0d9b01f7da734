import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import {
  findContactFile,
  findContactRequest,
  findContacts,
  findReceivedRequest,
  listFileNames,
  listInbox,
  releaseRequest,
  takeRequest,
  writeAnswer,
} from '../../areas/support/queries.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/api-error.ts';
import { record, auditRead } from '../../shared/audit.ts';
import type { Services } from '../../shared/context.ts';
import type { Actor } from '../../shared/actors.ts';
import { announce } from '../../events/announce.ts';
import { sendByChosenChannel } from '../../areas/messages/usecases/send.ts';
import { idOfReceipt, receiptOf } from '../../areas/support/usecases/receipt.ts';

import { requestOnWire } from '../../areas/support/usecases/own-requests.ts';

const pageSize = 25;

type Received = NonNullable<Awaited<ReturnType<typeof findReceivedRequest>>>;

function receivedOnWire(row: Received, files: ReadonlyMap<number, string[]>, { username }: Actor) {
  return {
    ...requestOnWire(row, files),
    codiceArgomento: row.topic,
    codiceCliente: row.customerCode,
    nome: row.companyName ?? [row.firstName, row.lastName].filter(Boolean).join(' '),
    segmento: row.segment,
    operatore: row.answeredBy,
    presa:
      row.takenBy === null || row.takenAt === null
        ? null
        : { operatore: row.takenBy, data: row.takenAt.toISOString(), mia: row.takenBy === username },
  };
}

/** Returns all customers' messages to an operator; the access is audited. */
export async function readInbox(
  services: Services,
  actor: Actor,
  asked: ParsedRequestOf<Catalogue['contactInbox']>['query'],
): Promise<AnswerOf<Catalogue['contactInbox']>> {
  const { db, clock } = services;
  const { stato, chi, argomento: topic, codiceCliente: customerCode, inRitardo, pagina = 1 } = asked;
  const { rows, total, topics } = await listInbox(
    db,
    {
      isAnswered: stato === 'RISPOSTE',
      ...(chi !== undefined && { takenBy: chi === 'MIE' ? actor.username : null }),
      topic,
      customerCode,
      lateAt: inRitardo && clock(),
    },
    { limit: pageSize, offset: (pagina - 1) * pageSize },
  );
  const files = await listFileNames(
    db,
    rows.map(({ id }) => id),
  );
  await auditRead(
    services,
    actor,
    'contactInbox',
    rows.map((row) => row.customerCode),
  );
  return {
    richieste: rows.map((row) => receivedOnWire(row, files, actor)),
    totale: total,
    argomenti: topics.map(({ id, label }) => ({ codice: id, nome: label })),
  };
}

/** Returns one message in full; the access is audited. */
export async function readReceived(
  services: Services,
  actor: Actor,
  receipt: string,
): Promise<AnswerOf<Catalogue['receivedRequest']>> {
  const id = await existing(services.db, receipt);
  const found = await findReceivedRequest(services.db, id);
  if (!found) throw new ApiError('NOT_FOUND');
  const files = await listFileNames(services.db, [id]);
  await auditRead(services, actor, 'receivedRequest', [found.customerCode]);
  return { richiesta: receivedOnWire(found, files, actor) };
}

/** Assigns a message; taking it over must name the current operator (assistenza.modulo.4). */
export async function take(
  services: Services,
  actor: Actor,
  { numero, da: from }: { readonly numero: string; readonly da?: string | undefined },
): Promise<void> {
  const at = services.clock();
  const id = await existing(services.db, numero);
  await services.db.transaction(async (db) => {
    const taken = await takeRequest(db, id, { from, by: actor.username, at });
    if (!taken) throw new ApiError('CHANGED_MEANWHILE');
    await record(db, { ...actor, ...taken }, 'takeContactRequest', at);
  });
}

/** Releases a message; one that nobody has taken stays free. */
export async function release(services: Services, actor: Actor, numero: string): Promise<void> {
  const id = await existing(services.db, numero);
  await services.db.transaction(async (db) => {
    const released = await releaseRequest(db, id, actor.username);
    if (!released) throw new ApiError('CHANGED_MEANWHILE');
    await record(db, { ...actor, ...released }, 'releaseContactRequest', services.clock());
  });
}

/** Returns a file of a message; the access is audited. */
export async function readContactFile(
  services: Services,
  actor: Actor,
  asked: { readonly numero: string; readonly posizione: number },
): Promise<AnswerOf<Catalogue['contactFile']>> {
  const id = await existing(services.db, asked.numero);
  const file = await findContactFile(services.db, id, asked.posizione);
  if (!file) throw new ApiError('NOT_FOUND');
  await auditRead(services, actor, 'contactFile', [file.customerCode]);
  return { fileName: file.name, tipo: file.type, file: file.content.toString('base64') };
}

/** Answers a message once and notifies the customer in-app and by their chosen channels. */
export async function answerRequest(
  services: Services,
  actor: Actor,
  given: { readonly numero: string; readonly testo: string; readonly key: string | undefined },
): Promise<void> {
  const now = services.clock();
  const { testo: answer, key = null } = given;
  const id = await existing(services.db, given.numero);
  await services.db.transaction(async (db) => {
    const answered = await writeAnswer(db, id, {
      answer,
      answeredAt: now,
      answeredBy: actor.username,
      answerKey: key,
    });
    if (!answered) return sameAnswer(db, id, answer, key);
    const { customerCode } = answered;
    const receiptNumber = given.numero;
    const event = await announce(
      db,
      { kind: 'CONTACT_REQUEST_ANSWERED', customerCode, data: { receiptNumber } },
      actor,
      now,
    );
    await record(db, { ...actor, customerCode }, 'answerContactRequest', now);
    const contacts = await findContacts(db, customerCode);
    const letter = { template: 'contact-answered', receiptNumber } as const;
    const customer = contacts && { ...contacts, code: customerCode };
    if (customer) await sendByChosenChannel(services, db, letter, customer, answered, now, event);
  });
}

/** Accepts a repeated identical answer; throws if a different one exists. */
async function sameAnswer(db: Database, id: number, answer: string, key: string | null): Promise<void> {
  const before = await findContactRequest(db, id);
  if (key === null || before?.answerKey !== key || before.answer !== answer) throw new ApiError('CHANGED_MEANWHILE');
}

async function existing(db: Database, receipt: string): Promise<number> {
  const id = idOfReceipt(receipt);
  const found = await findContactRequest(db, id);
  if (!found || receiptOf({ id, sentAt: found.sentAt }) !== receipt) throw new ApiError('NOT_FOUND');
  return id;
}
