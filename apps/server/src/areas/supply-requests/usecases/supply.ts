import {
  commodityStatus,
  dayInRome,
  isOffered,
  offeredRequests,
  supplyStanding,
  SUPPLY_REQUEST_KINDS,
  type OfferedRequest,
  type SupplyAnswers,
  type SupplyAsItIs,
  type SupplyRequestKind,
} from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import { isConsumer } from '../../withdrawal/usecases/contract.ts';
import { findSegment, listSupplies, type SupplyRow } from '../queries/supplies.ts';

/** A kind of request and the own supply that it is about; null for a delivery point. */
export interface AskedRequest {
  readonly kind: SupplyRequestKind;
  readonly contractCode: string | null;
}

interface CustomerOffer {
  readonly offered: readonly OfferedRequest[];
  readonly supplies: readonly SupplyRow[];
}

/** Returns the kinds that a customer may ask for, and their supplies (pratica.tipi.2). */
export async function offerTo(
  { requestPrices, clock }: Pick<Services, 'requestPrices' | 'clock'>,
  db: Database,
  customerCode: string,
): Promise<CustomerOffer> {
  const supplies = await listSupplies(db, customerCode, dayInRome(clock().getTime()));
  const priced = SUPPLY_REQUEST_KINDS.filter((kind) => requestPrices?.kinds[kind] !== undefined);
  const customer = {
    isConsumer: isConsumer({ segment: await findSegment(db, customerCode) }),
    supplies: supplies.map((row) => ({
      contractCode: row.code,
      commodity: row.commodity,
      standing: standingOf(row),
      point: row.point ?? undefined,
      power: row.power ?? undefined,
    })),
  };
  return { offered: offeredRequests(customer, priced), supplies };
}

export const standingOf = ({ sourceState, quotationCode }: Pick<SupplyRow, 'sourceState' | 'quotationCode'>) =>
  supplyStanding(commodityStatus(sourceState, quotationCode ?? undefined));

/**
 * Returns the own supply that a request is about; undefined for a delivery point. Throws NOT_FOUND for a supply that
 * is not the customer's, REQUEST_NOT_OFFERED for a kind that they may not ask for (pratica.tipi.2).
 */
export async function checkOffered(
  services: Pick<Services, 'requestPrices' | 'clock'>,
  db: Database,
  customerCode: string,
  { kind, contractCode }: AskedRequest,
): Promise<SupplyRow | undefined> {
  const { offered, supplies } = await offerTo(services, db, customerCode);
  const supply = supplies.find(({ code }) => code === contractCode);
  if (contractCode !== null && !supply) throw new ApiError('NOT_FOUND');
  if (!isOffered(offered, kind, contractCode ?? undefined)) throw new ApiError('REQUEST_NOT_OFFERED');
  return supply;
}

/** Returns the facts of the supply that answers are checked against. */
export function asItIs(supply: SupplyRow | undefined, { settore }: SupplyAnswers): SupplyAsItIs {
  if (!supply) return { commodity: settore, power: undefined };
  return { commodity: supply.commodity, power: supply.power ?? undefined, point: supply.point ?? undefined };
}

/** Sets the commodity of an own supply, which nobody is asked for. */
export const withCommodity = (answers: SupplyAnswers, supply: SupplyRow | undefined): SupplyAnswers =>
  supply ? { ...answers, settore: supply.commodity } : answers;

const COMMODITIES = { LUCE: 'Luce', GAS: 'Gas' } as const;

/** Returns the words of what a request is about for its signed paper: `Luce Serena, POD IT001E12345678`. */
export function supplyWords(supply: SupplyRow | undefined, { settore = 'LUCE', punto }: SupplyAnswers): string {
  const commodity = supply?.commodity ?? settore;
  const point = supply ? supply.point : punto;
  const name = supply?.offerName ?? COMMODITIES[commodity];
  return point ? `${name}, ${commodity === 'GAS' ? 'PDR' : 'POD'} ${point}` : name;
}
