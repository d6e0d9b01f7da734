import { createHash } from 'node:crypto';
import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import {
  BILLED_MONTHS,
  DELIVERY_FREQUENCIES,
  isDisputeKind,
  isOneOf,
  lastReplyDay,
  replyDays,
} from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import { countTry } from '../../../limits/guesses.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import { channelFrom } from '../../../shared/contacts.ts';
import type { Services } from '../../../shared/context.ts';
import { findContacts } from '../../support/queries.ts';
import { readFiles } from '../../support/usecases/files.ts';
import { findBillingType, findCaseByKey, insertCase, insertCaseFiles, type CaseRow } from '../queries/cases.ts';
import { insertClocks } from '../queries/clocks.ts';
import { areOwnSubjects } from '../queries/subjects.ts';
import { caseNumberOf } from './case-number.ts';
import { clockRows, timedCase } from './clocks.ts';
import { correctedAmount } from './correction-estimate.ts';
import { checkCorrectionReading, insertCorrectionReading } from './correction-reading.ts';
import { openDisputes } from './disputes.ts';
import { notifyOfCase } from './notify-case.ts';

/** Limit of cases that a customer opens in a quarter of an hour. */
export const openedPerCustomer = (customerCode: string) => ({ key: `case:${customerCode}`, most: 10 });

type Request = ParsedRequestOf<Catalogue['openCase']>['body'];
type Answer = AnswerOf<Catalogue['openCase']>;

/**
 * Opens a case with its clocks and the amounts that it keeps from being collected; the idempotency key prevents a
 * second one (reclami.apertura.1, reclami.contestazione.1).
 */
export async function openCase(
  services: Services,
  actor: CustomerActor,
  request: Request,
  key: string | undefined,
): Promise<Answer> {
  const now = services.clock();
  const { customerCode } = actor;
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const before = key === undefined ? undefined : await findCaseByKey(services.db, customerCode, key);
  if (before) return repeated(before, digest);
  const subjects = {
    contractCode: request.codiceContratto ?? null,
    bills: request.bollette ?? [],
    interventionId: request.intervento ?? null,
    paymentId: request.pagamento ?? null,
  };
  if (!(await areOwnSubjects(services.db, customerCode, subjects))) throw new ApiError('NOT_FOUND');
  const read = readFiles(request.allegati ?? []);
  if ('refused' in read) throw new ApiError('REQUEST_NOT_VALID', read.refused);
  const reading = await checkCorrectionReading(services, actor, request);
  await countTry(services, [openedPerCustomer(customerCode)]);

  const { caseSettings } = services;
  const { tipo: kind } = request;
  const { bills, ...about } = subjects;
  const { contractCode } = about;
  const billedMonths = await billedMonthsOf(services.db, customerCode, contractCode);
  const customer = await findContacts(services.db, customerCode);
  const corrected = kind === 'RETTIFICA' ? await correctedAmount(services, actor, request) : undefined;
  const given = {
    customerCode,
    kind,
    text: request.testo,
    ...about,
    segment: customer?.segment ?? null,
    billedMonths,
    replyDays: replyDays(kind, billedMonths ?? undefined, caseSettings),
    acknowledgementDays: caseSettings.acknowledgementDays,
    channel: request.canale === undefined ? null : channelFrom(request.canale),
    receivedAt: now,
    key: key ?? null,
    digest,
  };
  const id = await services.db.transaction(async (db) => {
    const written = await insertCase(db, given, bills);
    if (!written) return undefined;
    await insertCaseFiles(db, written.id, null, read.files);
    if (reading) await insertCorrectionReading(db, actor, written.id, reading, now);
    await insertClocks(db, written.id, clockRows(given));
    const disputing = { caseId: written.id, customerCode, numbers: bills, at: now, corrected };
    const disputes = isDisputeKind(kind) ? await openDisputes(db, { ...disputing, kind }) : [];
    const caseNumber = caseNumberOf({ id: written.id, receivedAt: now });
    const answerBy = lastReplyDay(timedCase(given, [])) ?? null;
    const data = { caseNumber, caseKind: kind, contractCode, bills, answerBy, disputes };
    const event = await announce(db, { kind: 'CASE_OPENED', customerCode, data }, actor, now);
    await record(db, actor, 'openCase', now);
    await notifyOfCase(services, db, { about: 'RECEIVED', caseNumber, answerBy }, customerCode, now, event);
    return written.id;
  });
  if (id !== undefined) return receipt({ id, ...given });
  // A concurrent request with the same key was faster.
  const other = key === undefined ? undefined : await findCaseByKey(services.db, customerCode, key);
  if (!other) throw new ApiError('S-002');
  return repeated(other, digest);
}

type Opened = Pick<CaseRow, 'id' | 'kind' | 'receivedAt' | 'replyDays' | 'acknowledgementDays'>;

function repeated(before: Opened & Pick<CaseRow, 'digest'>, digest: string): Answer {
  if (before.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return receipt(before);
}

/** Returns number and term of a case. */
export function receipt(opened: Opened): Answer {
  return { numero: caseNumberOf(opened), rispostaEntro: lastReplyDay(timedCase(opened, [])) ?? '' };
}

/** Returns the months of a supply's bill; null where they are not known, or the contract is a service. */
export async function billedMonthsOf(db: Database, customerCode: string, contractCode: string | null) {
  if (contractCode === null) return null;
  const type = await findBillingType(db, customerCode, contractCode);
  return isOneOf(DELIVERY_FREQUENCIES, type) ? BILLED_MONTHS[type] : null;
}
