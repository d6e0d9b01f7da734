import { contentUses, type AnswerOf, type Catalogue, type ItemOf, type ParsedRequestOf } from '@sportello/calls';
import {
  askedQuestions,
  dayInRome,
  eurosFromCents,
  feedbackFaults,
  isShownInArea,
  promisedBy,
  turnOf,
  type AppointmentMode,
} from '@sportello/domain';
import { hasContract } from '../../contracts/queries/contracts.ts';
import { findOnDesk, type DeskRow } from '../../../desk/operations-centre/queries/work-queue.ts';
import {
  addReview,
  insertRatings,
  listInterventionEvents,
  listInterventionInvoices,
  listRatings,
  setFeedbackLeft,
} from '../queries/intervention-events.ts';
import { findIntervention, listSlots, lockIntervention, type SlotRow } from '../queries/interventions.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import { factsOf } from '../../booking/usecases/facts.ts';
import { actorRoleOf, recordEvent } from '../../booking/usecases/note.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';

/** Returns the history of an intervention for its customer, in order (intervento.storia.2). */
export async function readStory(
  services: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['interventionStory']>> {
  const { db } = services;
  const row = await findOnDesk(db, id, customerCode);
  if (!row) throw new ApiError('NOT_FOUND');
  const events = await listInterventionEvents(db, id);
  const [slot] = await listSlots(db, [id]);
  return {
    prossimaMossa: nextMove(services, row, slot),
    eventi: events.map(({ at, kind, by, toState, toSubState, day, starts, ends }) => ({
      quando: at.toISOString(),
      tipo: kind,
      chi: by,
      stato: { state: toState, subState: toSubState },
      appuntamento:
        day === null || starts === null || ends === null ? null : { giorno: day, inizio: starts, fine: ends },
    })),
  };
}

const MOVERS = { CUSTOMER: 'CLIENTE', CENTRE: 'CENTRALE', COMPANY: 'DITTA' } as const;

/**
 * Returns who must act next on an intervention and the deadline (intervento.storia.3); video calls belong to the
 * operations centre.
 */
function nextMove(
  { companySearchWorkDays }: Services,
  row: DeskRow,
  slot: SlotRow | undefined,
): AnswerOf<Catalogue['interventionStory']>['prossimaMossa'] {
  const turn = turnOf(row.state, row.subState);
  if (turn === 'NOBODY') return null;
  // A company without licence calls and agrees the day itself (intervento.stato.4).
  const isFixedByCompany =
    turn === 'CUSTOMER' && row.subState === 'QUOTE_APPROVED_AWAITING_WORKS' && row.companyLicence === false;
  const by = promisedBy({ ...row, since: row.updatedAt.getTime() }, slot, companySearchWorkDays);
  return {
    chi: turn === 'COMPANY' && row.mode === 'VIDEOCALL' ? 'CENTRALE' : isFixedByCompany ? 'DITTA' : MOVERS[turn],
    entro: by === undefined ? null : new Date(by).toISOString(),
    inRitardo: row.lateAt !== null,
  };
}

/** Returns the invoices of an intervention (intervento.chiamate.6). */
export async function readInvoices(
  { db }: Services,
  { customerCode }: CustomerActor,
  { idIntervento: id, codiceContratto }: { readonly idIntervento: string; readonly codiceContratto: string },
): Promise<AnswerOf<Catalogue['interventionInvoices']>> {
  const isThere = await findIntervention(db, customerCode, id);
  if (!isThere || !(await hasContract(db, customerCode, codiceContratto))) throw new ApiError('NOT_FOUND');
  const rows = await listInterventionInvoices(db, customerCode, id);
  return {
    invoices: rows.map((row) => ({
      number: row.number,
      issueDate: row.issuedOn,
      expirationDate: row.dueOn,
      paymentDate: row.paidOn,
      amount: eurosFromCents(row.amountCents),
      openAmount: eurosFromCents(row.openCents),
      state: row.state,
      documentId: row.fileId === null ? null : String(row.fileId),
    })),
  };
}

/**
 * Stores the customer's feedback once and adds it to the company's score (intervento.feedback.2). A keyed request that
 * repeats the stored answers has arrived before.
 */
export async function leaveFeedback(
  services: Services,
  actor: CustomerActor,
  { params: { id }, headers, body: { questions } }: ParsedRequestOf<Catalogue['sendFeedback']>,
): Promise<void> {
  const now = services.clock();
  const { customerCode } = actor;
  await services.db.transaction(async (db) => {
    await lockIntervention(db, customerCode, id);
    const row = await findIntervention(db, customerCode, id);
    if (!row) throw new ApiError('NOT_FOUND');
    if (row.feedbackLeft) {
      const isRepeated = headers['idempotency-key'] !== undefined && areSame(questions, await listRatings(db, id));
      if (isRepeated) return;
      throw new ApiError('FEEDBACK_ALREADY_LEFT');
    }
    const { status } = factsOf(row, await listSlots(db, [id]), dayInRome(now.getTime()));
    if (status !== 'LASCIA_FEEDBACK') throw new ApiError('FEEDBACK_NOT_OPEN');
    rejectAnswers(services, row.mode, questions);
    if (!(await setFeedbackLeft(db, id))) throw new ApiError('FEEDBACK_ALREADY_LEFT');
    await insertRatings(db, id, questions);
    const score = questions.reduce((sum, { rating }) => sum + rating, 0) / questions.length;
    if (row.companyId !== null) await addReview(db, row.companyId, score);
    await recordEvent(db, { interventionId: id, kind: 'OPINIONE', from: row, to: row }, actorRoleOf(actor), now);
    await record(db, actor, 'sendFeedback', now);
    const data = { interventionId: id, company: row.companyCode, questions };
    await announce(db, { kind: 'FEEDBACK_LEFT', customerCode, data }, actor, now);
    await invalidateOpenApps(db, { customerCode, about: 'interventions' });
  });
}

type Answers = ParsedRequestOf<Catalogue['sendFeedback']>['body']['questions'];

function areSame(given: Answers, stored: Answers): boolean {
  return (
    given.length === stored.length &&
    given.every(({ question, rating }, at) => question === stored[at]?.question && rating === stored[at]?.rating)
  );
}

/** Rejects answers to questions that were not asked (intervento.feedback.3). */
function rejectAnswers({ content }: Services, mode: AppointmentMode, answers: Answers): void {
  const page = content.page(contentUses.feedback.path);
  if (page === 'UNREADABLE') throw new ApiError('S-001');
  const answered = answers.map(({ question }) => question);
  // A provider may keep its questions in a system that this server does not read.
  const item = ((page ?? []) as unknown as readonly Feedback[]).find(isShownInArea);
  const asked = item === undefined ? [...new Set(answered)] : askedQuestions(item.questions, mode).map(textOf);
  const faults = feedbackFaults(asked, answered);
  if (faults.length === 0) return;
  throw new ApiError(
    'REQUEST_NOT_VALID',
    faults.map(({ at, code }) => ({
      campo: at === undefined ? 'questions' : `questions.${at}.question`,
      codice: code,
    })),
  );
}

type Feedback = ItemOf<typeof contentUses.feedback>;

const textOf = ({ question }: { readonly question: string }) => question;
