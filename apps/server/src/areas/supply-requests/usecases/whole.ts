import {
  answersThatCount,
  dayInRome,
  faultsOfAnswers,
  requestCost,
  termDay,
  type Day,
  type RequestCost,
  type SupplyAnswers,
} from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { DraftRow } from '../queries/drafts.ts';
import { hasDirectDebit, type SupplyRow } from '../queries/supplies.ts';
import { asItIs, checkOffered, withCommodity } from './supply.ts';

export interface WholeRequest {
  readonly supply: SupplyRow | undefined;
  /** Those that count. */
  readonly answers: SupplyAnswers;
  readonly cost: RequestCost;
  readonly dueOn: Day;
}

/**
 * Returns cost and term of a draft that can be sent. Throws REQUEST_NOT_VALID with the answers that are missing or
 * wrong (pratica.domande.2), REQUEST_NOT_OFFERED for a kind that is not offered any more.
 */
export async function checkWhole(
  services: Pick<Services, 'requestPrices' | 'clock'>,
  db: Database,
  { customerCode, kind, contractCode, answers: given }: DraftRow,
): Promise<WholeRequest> {
  const supply = await checkOffered(services, db, customerCode, { kind, contractCode });
  const answers = answersThatCount(kind, withCommodity(given, supply));
  const standing = asItIs(supply, answers);
  const today = dayInRome(services.clock().getTime());
  const hasMandate = await hasDirectDebit(db, customerCode);
  const faults = faultsOfAnswers(kind, answers, { supply: standing, today, hasMandate });
  if (faults.length > 0) {
    throw new ApiError(
      'REQUEST_NOT_VALID',
      faults.map(({ field, code }) => ({ campo: `risposte.${field}`, codice: code })),
    );
  }
  const { requestPrices: prices } = services;
  const price = prices?.kinds[kind];
  const cost = prices && requestCost(kind, answers, prices, standing);
  if (!price || !cost) throw new ApiError('REQUEST_NOT_OFFERED');
  return { supply, answers, cost, dueOn: termDay(today, price.termDays) };
}
