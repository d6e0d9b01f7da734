import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  addDays,
  billStatus,
  centsFromEuros,
  dayInRome,
  eurosFromCents,
  instalmentBill,
  paymentMethodKind,
  planOffer,
  type PlanOffer,
} from '@sportello/domain';
import { findLiveOfBills, lockBills } from '../queries/bill-payments.ts';
import { findBill } from '../../bills/queries/bills.ts';
import {
  findPlan,
  findPlanFacts,
  insertPlan,
  listPlansOf,
  listPlansToMake,
  releaseBill,
  splitBill,
  takePlan,
} from '../queries/instalment-plans.ts';
import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { payableCents } from './payable.ts';

type Bill = Awaited<ReturnType<typeof lockBills>>[number];

/** The customer sees a plan as in preparation for this time, in which the provider may change it. */
const preparingMs = 60_000;
const handful = 50;

/** Returns the instalment plan offered for a bill today (pagamento.rate.1). */
export async function instalmentPlan(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  number: string,
): Promise<AnswerOf<Catalogue['instalmentPlan']>> {
  const bill = await findBill(db, customerCode, number);
  if (!bill) throw new ApiError('NOT_FOUND');
  const { refusal, isLargeCorrection, instalments } = await offerOf(db, bill, clock());
  return {
    motivo: refusal ?? null,
    ricalcolo: isLargeCorrection,
    rate: instalments.map((each) => ({
      numero: each.number,
      importo: eurosFromCents(each.amount),
      scadenza: each.dueDate,
    })),
  };
}

/** Accepts the plan that the customer saw (pagamento.rate.3); this can't be undone. */
export async function acceptPlan(
  { db, clock }: Services,
  actor: CustomerActor,
  number: string,
  seen: { readonly importo: number; readonly rate: number },
): Promise<AnswerOf<Catalogue['acceptInstalmentPlan']>> {
  const { customerCode } = actor;
  const now = clock();
  await db.transaction(async (tx) => {
    const [bill] = await lockBills(tx, customerCode, [number]);
    if (!bill) throw new ApiError('NOT_FOUND');
    const before = await findPlan(tx, bill.id);
    if (before?.instalments.length === seen.rate && centsFromEuros(seen.importo) === sumOf(before.instalments)) return;
    if ((await findLiveOfBills(tx, [bill.id])).length > 0) throw new ApiError('BILL_BEING_PAID');
    const { refusal, instalments } = await offerOf(tx, bill, now);
    if (refusal !== undefined) throw new ApiError(refusal);
    if (instalments.length !== seen.rate || payableCents(bill) !== centsFromEuros(seen.importo)) {
      throw new ApiError('CHANGED_MEANWHILE');
    }
    const plan = instalments.map(({ amount, dueDate }) => ({ amountCents: amount, dueDate }));
    await insertPlan(tx, { billId: bill.id, instalments: plan, acceptedAt: now });
    await record(tx, actor, 'acceptInstalmentPlan', now);
    const data = { number, amountCents: payableCents(bill), instalments: plan };
    await announce(tx, { kind: 'INSTALMENT_PLAN_ACCEPTED', customerCode, data }, actor, now);
    await invalidateOpenApps(tx, { about: 'bills', customerCode });
  });
  return { accettato: true };
}

/** Creates the instalments of accepted plans; skips bills that the provider has changed meanwhile. */
export async function makePlans({ db, clock }: Services): Promise<void> {
  const now = clock();
  for (const { billId, instalments } of await listPlansToMake(db, new Date(now.getTime() - preparingMs), handful)) {
    await db.transaction(async (tx) => {
      const bill = await takePlan(tx, billId, now);
      if (bill?.statusCode !== '06') return;
      // Since the plan was accepted a payment was reversed or restored, or an amount disputed (pagamento.storno.5).
      if (payableCents(bill) !== sumOf(instalments)) return releaseBill(tx, billId, now);
      const count = instalments.length;
      const issueDate = dayInRome(now.getTime());
      const parts = instalments.map((part, at) => instalmentBill(bill, { ...part, number: at + 1, count, issueDate }));
      await splitBill(tx, billId, parts, now);
      await invalidateOpenApps(tx, { about: 'bills', customerCode: bill.customerCode });
    });
  }
}

export async function ownPlans({ db }: Services, { customerCode }: CustomerActor) {
  return (await listPlansOf(db, customerCode)).map(({ number, instalments, acceptedAt }) => ({
    bolletta: number,
    dataAccettazione: acceptedAt.toISOString(),
    rate: instalments.map(({ amountCents, dueDate }) => ({ importo: eurosFromCents(amountCents), scadenza: dueDate })),
  }));
}

async function offerOf(db: Database, bill: Bill, now: Date): Promise<PlanOffer> {
  const today = dayInRome(now.getTime());
  const yearBefore = addDays(bill.issueDate, -365);
  return planOffer(
    {
      type: bill.type,
      status: billStatus(bill.statusCode),
      paymentMethod: paymentMethodKind(bill.methodCode ?? undefined),
      debitOutcome: bill.debitOutcome ?? undefined,
      expirationDate: bill.dueDate ?? undefined,
      amount: bill.amountCents,
      openAmount: payableCents(bill),
      disputed: bill.disputedCents,
      ...(await findPlanFacts(db, bill, { yearBefore, today })),
    },
    today,
  );
}

const sumOf = (parts: readonly { readonly amountCents: number }[]) =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
