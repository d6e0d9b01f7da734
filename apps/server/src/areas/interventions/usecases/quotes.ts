import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { dayInRome, eurosFromCents, transition } from '@sportello/domain';
import { findPayment } from '../../paying/queries/bill-payments.ts';
import { findIntervention, lockIntervention, updateIntervention } from '../queries/interventions.ts';
import { answerQuote, findLiveOfQuote, findSupplyState, listQuoteItems, listQuotes } from '../queries/quotes.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import { actorRoleOf, recordEvent } from '../../booking/usecases/note.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { stopPayment } from '../../paying/usecases/settle.ts';
import { notifyOfAnswer } from './notify-answer.ts';

/** Returns the quotes of an intervention, newest first (preventivo.chiamate.1). */
export async function readQuotes(
  { db }: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['preventives']>> {
  const [intervention, rows] = await Promise.all([
    findIntervention(db, customerCode, id),
    listQuotes(db, customerCode, id),
  ]);
  if (!intervention) throw new ApiError('NOT_FOUND');
  const items = await listQuoteItems(
    db,
    rows.map((row) => row.id),
  );
  const itemsOf = Map.groupBy(items, ({ quoteId }) => quoteId);
  return {
    preventives: rows.map((row) => ({
      id: row.id,
      documentId: row.fileId === null ? null : String(row.fileId),
      risolveContractId: intervention.contractCode,
      creationDate: dayInRome(row.createdAt.getTime()),
      items: (itemsOf.get(row.id) ?? []).map(({ label, cents }) => ({ label, total: eurosFromCents(cents) })),
      total: { label: row.totalLabel, total: eurosFromCents(row.totalCents) },
      state: row.state,
      paymentMethod: row.paymentMethod,
    })),
  };
}

type Request = ParsedRequestOf<Catalogue['answerPreventive']>;

/**
 * Accepts or rejects a quote for good (preventivo.chiamate.2): of concurrent answers one is written and the others
 * get an error. The intervention moves in the same transaction (intervento.stato.10).
 */
export async function answer(services: Services, actor: CustomerActor, { params, body }: Request): Promise<void> {
  const now = services.clock();
  const { customerCode } = actor;
  const commodityCode = body.paymentMethod?.commodityCode ?? null;
  if (commodityCode !== null) {
    const state = await findSupplyState(services.db, customerCode, commodityCode);
    if (state === undefined) throw new ApiError('NOT_FOUND');
    if (state !== 'Attivo') throw new ApiError('SUPPLY_NOT_ACTIVE');
  }
  await stopPaying(services, customerCode, params.preventiveId);
  await services.db.transaction(async (db) => {
    await lockIntervention(db, customerCode, params.id);
    const row = await findIntervention(db, customerCode, params.id);
    if (!row) throw new ApiError('NOT_FOUND');
    const isAccepted = body.type === 'ACCETTA';
    const given = {
      state: isAccepted ? ('APPROVATO' as const) : ('RIFIUTATO' as const),
      paymentMethod: body.paymentMethod?.method ?? null,
      commodityCode,
      answeredAt: now,
    };
    const quote = (await listQuotes(db, customerCode, row.id)).find(({ id }) => id === params.preventiveId);
    if (!quote) throw new ApiError('NOT_FOUND');
    // A quote with a pending payment counts as being accepted (pagamento.preventivo.1).
    if ((await findLiveOfQuote(db, customerCode, quote.id)) !== undefined) throw new ApiError('BILL_BEING_PAID');
    const isAnswered = await answerQuote(db, quote, given);
    if (!isAnswered) throw new ApiError('QUOTE_ALREADY_ANSWERED');
    const step = isAccepted ? 'PREVENTIVO_ACCETTATO' : 'PREVENTIVO_RIFIUTATO';
    const to = transition(step, row, undefined);
    if ('fault' in to) throw new ApiError('QUOTE_NOT_OPEN');
    await updateIntervention(db, row.id, { ...to, updatedAt: now });
    await recordEvent(db, { interventionId: row.id, kind: step, from: row, to }, actorRoleOf(actor), now);
    await record(db, actor, 'answerPreventive', now);
    const answered = {
      interventionId: row.id,
      quoteId: quote.id,
      amountCents: quote.totalCents,
      paidBy: isAccepted ? ('BILL' as const) : null,
      details: { contractCode: commodityCode },
    };
    await notifyOfAnswer(services, db, actor, answered, now);
  });
}

/** An answer during an open checkout session cancels it; a payment that can't be stopped any more counts. */
async function stopPaying(services: Services, customerCode: string, quoteId: string): Promise<void> {
  const live = await findLiveOfQuote(services.db, customerCode, quoteId);
  const payment = live === undefined ? undefined : await findPayment(services.db, live);
  if (payment) await stopPayment(services, payment);
}
