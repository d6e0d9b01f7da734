import { createHash } from 'node:crypto';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayOnPaper, euroWords, lastReplyDay, replyDays, type Prescription } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import { countTry } from '../../../limits/guesses.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { readPrescription } from '../../bills/usecases/prescription.ts';
import { findContacts } from '../../support/queries.ts';
import { insertCase } from '../queries/cases.ts';
import { insertClocks } from '../queries/clocks.ts';
import { findPrescriptionCase, lockDisputedBills } from '../queries/disputes.ts';
import { caseNumberOf } from './case-number.ts';
import { clockRows, timedCase } from './clocks.ts';
import { openDisputes } from './disputes.ts';
import { notifyOfCase } from './notify-case.ts';
import { billedMonthsOf, openedPerCustomer, receipt } from './open-case.ts';

type Answer = AnswerOf<Catalogue['objectPrescription']>;

const kind = 'PRESCRIZIONE';

/**
 * Objects to the prescribed part of a bill: opens a case about it, and keeps exactly this amount from being collected
 * (bolletta.prescrizione.3). All who do so for the same bill wait for its row lock, so that it happens once and each
 * gets the same case.
 */
export async function objectPrescription(services: Services, actor: CustomerActor, number: string): Promise<Answer> {
  return services.db.transaction(async (db) => {
    const [bill] = await lockDisputedBills(db, actor.customerCode, [number]);
    if (!bill) throw new ApiError('NOT_FOUND');
    const before = await findPrescriptionCase(db, bill.id);
    // The answer was that the amount is owed: the same objection changes nothing.
    if (before?.isOwedAgain === true) throw new ApiError('CASE_CLOSED');
    if (before) return receipt(before);
    const prescription = await readPrescription(db, bill);
    if (!prescription) throw new ApiError('BILL_NOT_PRESCRIBED');
    // In this transaction: the others that wait for the bill hold all other connections.
    await countTry({ ...services, db }, [openedPerCustomer(actor.customerCode)]);
    return open(services, db, actor, { ...bill, prescription });
  });
}

type Bill = Awaited<ReturnType<typeof lockDisputedBills>>[number];

async function open(
  services: Services,
  db: Database,
  actor: CustomerActor,
  bill: Bill & { readonly prescription: Prescription },
): Promise<Answer> {
  const now = services.clock();
  const { caseSettings } = services;
  const { customerCode } = actor;
  const { number, contractCode } = bill;
  const billedMonths = await billedMonthsOf(db, customerCode, contractCode);
  const customer = await findContacts(db, customerCode);
  const text = textOf(bill);
  const given = {
    customerCode,
    kind,
    text,
    contractCode,
    segment: customer?.segment ?? null,
    billedMonths,
    replyDays: replyDays(kind, billedMonths ?? undefined, caseSettings),
    acknowledgementDays: caseSettings.acknowledgementDays,
    receivedAt: now,
    digest: createHash('sha256').update(text).digest('base64url'),
  } as const;
  const written = await insertCase(db, given, [number]);
  if (!written) throw new ApiError('S-002');
  await insertClocks(db, written.id, clockRows(given));
  const about = { caseId: written.id, customerCode, numbers: [number], at: now };
  const disputes = await openDisputes(db, { ...about, kind });
  const caseNumber = caseNumberOf({ id: written.id, receivedAt: now });
  const answerBy = lastReplyDay(timedCase(given, [])) ?? null;
  const data = { caseNumber, caseKind: kind, contractCode, bills: [number], answerBy, disputes } as const;
  const event = await announce(db, { kind: 'CASE_OPENED', customerCode, data }, actor, now);
  await record(db, actor, 'objectPrescription', now);
  await notifyOfCase(services, db, { about: 'RECEIVED', caseNumber, answerBy }, customerCode, now, event);
  return receipt({ id: written.id, ...given });
}

/** Returns the customer's declaration, as on the form on paper. */
function textOf({ number, issueDate, prescription: { lines, amount } }: Parameters<typeof open>[3]): string {
  const [from = ''] = lines.map((line) => line.from).toSorted();
  const to =
    lines
      .map((line) => line.to)
      .toSorted()
      .at(-1) ?? '';
  return [
    `Eccepisco la prescrizione di una parte della bolletta ${number}, del ${dayOnPaper(issueDate)}.`,
    `Riguarda i consumi dal ${dayOnPaper(from)} al ${dayOnPaper(to)}, di più di due anni prima dell’emissione: ${euroWords(amount)}, IVA compresa.`,
    'Chiedo di togliere questo importo da quanto devo pagare.',
  ].join('\n');
}
