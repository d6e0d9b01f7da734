import { createHash } from 'node:crypto';
import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { lastReplyDay, replyDays } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import { passCaptcha } from '../../../limits/captcha.ts';
import { countTry } from '../../../limits/guesses.ts';
import { networkSends } from '../../../limits/sends.ts';
import type { RequestInfo } from '../../../shared/actors.ts';
import { contactKey, type Contact } from '../../../shared/contacts.ts';
import type { Services } from '../../../shared/context.ts';
import { insertAudit } from '../../../shared/queries.ts';
import { useCode } from '../../credentials/queries/codes.ts';
import { codeGuesses, proveCode, releaseTry, type ProvenCode } from '../../credentials/usecases/codes/prove.ts';
import { makeCode, randomSecret, sendsTo } from '../../credentials/usecases/codes/send.ts';
import { post } from '../../messages/usecases/post.ts';
import { readFiles, type SentFile } from '../../support/usecases/files.ts';
import { findPublicCaseByKey, insertCase, insertCaseFiles, type CaseRow } from '../queries/cases.ts';
import { insertClocks } from '../queries/clocks.ts';
import { attachCodeOf, findAttachCode } from './attach-code.ts';
import { caseNumberOf } from './case-number.ts';
import { clockRows, timedCase } from './clocks.ts';
import { notifyPublicSender } from './notify-case.ts';

type Request = ParsedRequestOf<Catalogue['openPublicCase']>['body'];
type Answer = AnswerOf<Catalogue['openPublicCase']>;

/** Nobody has signed in: the form is who it was. */
const by = { username: 'modulo pubblico', right: 'COMMAND' } as const;

/** Sends the code that confirms an address, the same for a customer's and a stranger's (reclami.pubblico.1). */
export async function sendPublicCaseCode(
  services: Services,
  asked: { readonly email: string; readonly recaptcha?: string | undefined },
  info: RequestInfo,
): Promise<void> {
  const to = addressOf(services, asked.email);
  const limits = [networkSends(info), sendsTo(to)];
  await countTry(services, limits);
  await passCaptcha(services, asked.recaptcha, info, limits);
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const { code, minutes } = await makeCode(services, db, subjectOf(to), to, now);
    await post(services, db, { template: 'case-code', code, minutes }, { ...to, customerCode: null }, now);
  });
}

/** Opens a case of nobody with the code of its address; a code is good for one case (reclami.pubblico.2). */
export async function openPublicCase(
  services: Services,
  request: Request,
  key: string | undefined,
  info: RequestInfo,
): Promise<Answer> {
  const to = addressOf(services, request.email);
  // A repeat after a lost answer may come with a newer code.
  const { codice: _, ...content } = request;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const repeat = () => (key === undefined ? undefined : repeatedCase(services, to, key, digest));
  const before = await repeat();
  if (before) return before;

  try {
    return await proveAndOpen(services, { request, to, key, digest }, info);
  } catch (error) {
    // A concurrent request with the same key was faster, and has used the code.
    const other = error instanceof ApiError ? await repeat() : undefined;
    if (other) return other;
    throw error;
  }
}

async function proveAndOpen(
  services: Services,
  asked: Omit<Opening, 'proven' | 'files'>,
  info: RequestInfo,
): Promise<Answer> {
  const { codice, allegati = [] } = asked.request;
  const of = subjectOf(asked.to);
  const person = codeGuesses(of.purpose, of.subject);
  const proven = await proveCode(services, of, codice, { person, info });
  try {
    const read = readFiles(allegati);
    if ('refused' in read) throw new ApiError('REQUEST_NOT_VALID', read.refused);
    return await services.db.transaction((db) => open(services, db, { ...asked, proven, ...read }, info));
  } catch (error) {
    await releaseTry(services, proven);
    throw error;
  }
}

interface Opening {
  readonly request: Request;
  readonly to: Contact;
  readonly proven: ProvenCode;
  readonly key: string | undefined;
  readonly digest: string;
  readonly files: readonly SentFile[];
}

async function open(
  services: Services,
  db: Database,
  { request, to, proven, key, digest, files }: Opening,
  { requestId }: RequestInfo,
): Promise<Answer> {
  const now = services.clock();
  if (!(await useCode(db, proven.id, now))) throw new ApiError('CODE_EXPIRED');
  const { caseSettings, codes } = services;
  const { tipo: kind } = request;
  const code = attachCodeOf(codes, seedOf(key ?? randomSecret(), digest));
  const given = {
    customerCode: null,
    kind,
    text: request.testo,
    replyDays: replyDays(kind, undefined, caseSettings),
    acknowledgementDays: caseSettings.acknowledgementDays,
    receivedAt: now,
    contactName: request.nome,
    contactMail: to.recipient,
    supplyCode: request.codiceFornitura.trim().toUpperCase(),
    attachHash: codes.hash(code),
    key: key ?? null,
    digest,
  };
  const written = await insertCase(db, given, []);
  if (!written) throw new ApiError('S-002');
  await insertCaseFiles(db, written.id, null, files);
  await insertClocks(db, written.id, clockRows(given));
  const caseNumber = caseNumberOf({ id: written.id, receivedAt: now });
  const answerBy = lastReplyDay(timedCase(given, [])) ?? '';
  const data = { caseNumber, caseKind: kind, contractCode: null, bills: [], answerBy };
  const event = await announce(db, { kind: 'CASE_OPENED', customerCode: null, data }, by, now);
  await insertAudit(db, { at: now, deed: 'openPublicCase', actorName: by.username, right: by.right, requestId });
  const news = { about: 'RECEIVED', caseNumber, answerBy } as const;
  await notifyPublicSender(services, db, { news, code, contactMail: to.recipient }, now, event);
  return { numero: caseNumber, rispostaEntro: answerBy, codiceCollegamento: code };
}

/** Returns the answer of an earlier request with the same key; undefined if there was none. */
async function repeatedCase(
  { db, codes }: Services,
  to: Contact,
  key: string,
  digest: string,
): Promise<Answer | undefined> {
  const before = await findPublicCaseByKey(db, to.recipient, key);
  if (!before) return undefined;
  if (before.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  const code = findAttachCode(codes, seedOf(key, digest), before.attachHash ?? '');
  return code === undefined ? undefined : { ...termOf(before), codiceCollegamento: code };
}

function termOf(row: CaseRow): Omit<Answer, 'codiceCollegamento'> {
  return { numero: caseNumberOf(row), rispostaEntro: lastReplyDay(timedCase(row, [])) ?? '' };
}

const seedOf = (key: string, digest: string) => `${key} ${digest}`;

function subjectOf(to: Contact) {
  return { purpose: 'CASE', subject: contactKey(to) } as const;
}

function addressOf({ channels }: Services, email: string): Contact {
  if (!channels.includes('MAIL')) throw invalidFieldError('email', 'NOT_VALID');
  return { channel: 'MAIL', recipient: email };
}
