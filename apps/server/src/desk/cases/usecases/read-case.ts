import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findCaseFile } from '../../../areas/cases/queries/cases.ts';
import { caseOnWire } from '../../../areas/cases/usecases/case-on-wire.ts';
import { drawReplyOf, type PaperFile } from '../../../areas/cases/usecases/papers.ts';
import type { FileAnswer } from '../../../areas/documents/usecases/content.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Actor } from '../../../shared/actors.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { findReceivedCase } from '../queries.ts';
import { customersOf, deskPartsOf, existingCase } from './received-case.ts';

/** Returns a case with its correspondence and the desk's notes; the access is audited. */
export async function readReceivedCase(
  services: Services,
  actor: Actor,
  number: string,
): Promise<AnswerOf<Catalogue['receivedCase']>> {
  const { db, clock } = services;
  const { id } = await existingCase(db, number);
  const received = await findReceivedCase(db, id);
  if (!received) throw new ApiError('NOT_FOUND');
  const { parts, messages, reply } = await caseOnWire(db, received.row);
  await auditRead(services, actor, 'receivedCase', customersOf([received.row]));
  return {
    reclamo: {
      ...parts,
      ...deskPartsOf(received, { actor, now: clock(), answerBy: parts.rispostaEntro }),
      rispostaDi: reply?.by ?? null,
      messaggi: messages.map(({ wire, kind, author }) => ({ ...wire, genere: kind, operatore: author })),
    },
  };
}

/** Returns a file of a case; the access is audited. */
export async function readReceivedFile(
  services: Services,
  actor: Actor,
  asked: { readonly numero: string; readonly posizione: number },
): Promise<FileAnswer> {
  const row = await existingCase(services.db, asked.numero);
  const file = await findCaseFile(services.db, row.id, asked.posizione);
  if (!file) throw new ApiError('NOT_FOUND');
  await auditRead(services, actor, 'receivedCaseFile', customersOf([row]));
  return { name: file.name, type: file.type, content: file.content };
}

/** Returns the reply to a case as PDF; NOT_FOUND until there is one. The access is audited. */
export async function readReceivedReply(
  services: Services,
  actor: Actor,
  number: string,
  gone: AbortSignal,
): Promise<PaperFile> {
  const row = await existingCase(services.db, number);
  const paper = await drawReplyOf(services, row, { signal: gone });
  if (!paper) throw new ApiError('NOT_FOUND');
  await auditRead(services, actor, 'receivedCaseReplyPaper', customersOf([row]));
  return paper;
}
