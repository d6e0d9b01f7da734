import type { AnswerOf, Catalogue } from '@sportello/calls';
import {
  dayInRome,
  eurosFromCents,
  papersOf,
  pricesInForce,
  SUPPLY_REQUEST_RULES,
  yearlyFixedCost,
  type Cents,
} from '@sportello/domain';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import { priceOf } from '../../prices/from-rows.ts';
import { listPrices } from '../../prices/queries.ts';
import { ownDraft } from './drafts.ts';
import { costOnWire } from './on-wire.ts';
import { checkWhole, type WholeRequest } from './whole.ts';

type Offer = AnswerOf<Catalogue['supplyRequestOffer']>;

/** Returns cost, term and papers of a draft whose answers are whole (pratica.costo.1). */
export async function readOffer(services: Services, actor: CustomerActor, id: string): Promise<Offer> {
  const { db } = services;
  const draft = await ownDraft(db, actor, id);
  const whole = await checkWhole(services, db, draft);
  const { kind } = draft;
  return {
    costo: costOnWire(whole.cost),
    entro: whole.dueOn,
    documenti: [...papersOf(kind, whole.answers)],
    firma: SUPPLY_REQUEST_RULES[kind].isSigned,
    costoAnnuo: kind === 'POTENZA' ? await yearlyCost(services, actor, whole) : null,
  };
}

/** Returns the fixed cost of a year before and after a change of power (pratica.potenza.2). */
async function yearlyCost(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  { supply, answers }: WholeRequest,
): Promise<Offer['costoAnnuo']> {
  if (!supply) return null;
  const today = dayInRome(clock().getTime());
  const rows = await listPrices(db, { customerCode, contractCode: supply.code, on: today });
  const prices = pricesInForce(rows.map(priceOf), today);
  const at = (power: number | null | undefined) =>
    onWire(power === null || power === undefined ? undefined : yearlyFixedCost(prices, power));
  return { prima: at(supply.power), dopo: at(answers.potenza) };
}

const onWire = (cents: Cents | undefined) => (cents === undefined ? null : eurosFromCents(cents));
