import { segmentFromLabel, withdrawalStanding, type WithdrawalStanding } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { findContract, findHolder, type ContractRef, type FoundContract, type Holder } from '../queries/contracts.ts';
import { findWithdrawalFrom, listTerms, type TermsRow, type WithdrawalRow } from '../queries/withdrawals.ts';

export interface WithdrawableContract {
  readonly contract: FoundContract;
  readonly holder: Holder;
  readonly terms: TermsRow | undefined;
  readonly withdrawn: WithdrawalRow | undefined;
  readonly standing: WithdrawalStanding;
}

/** Returns a customer's contract with the state of its withdrawal; throws NOT_FOUND for somebody else's. */
export async function withdrawableContract(
  db: Database,
  customerCode: string,
  ref: ContractRef,
  now: Date,
): Promise<WithdrawableContract> {
  const contract = await findContract(db, customerCode, ref);
  const holder = contract && (await findHolder(db, customerCode));
  if (!contract || !holder) throw new ApiError('NOT_FOUND');
  const { refs } = contract;
  const all = await listTerms(db, customerCode, refs);
  // The first code counts: a request keeps its terms as the supply that it became (recesso.contratti.1).
  const [terms] = refs.flatMap(({ kind, code }) =>
    all.filter(({ contractKind, contractCode }) => contractKind === kind && contractCode === code),
  );
  const withdrawn = await findWithdrawalFrom(db, customerCode, refs);
  const facts = { terms, isConsumer: isConsumer(holder), isWithdrawn: withdrawn !== undefined };
  return { contract, holder, terms, withdrawn, standing: withdrawalStanding(facts, now.getTime()) };
}

/** Returns true for the segment whose customers are consumers (recesso.stati.2). */
export function isConsumer({ segment }: Pick<Holder, 'segment'>): boolean {
  return segmentFromLabel(segment) === 'RESIDENZIALE';
}

const commodities = { LUCE: 'Luce', GAS: 'Gas' } as const;

/** Returns the words of a contract for its receipt: `Luce Serena, POD IT001E12345678`. */
export function contractWords({ offerName, commodity, point }: FoundContract): string {
  const name = offerName ?? (commodity === null ? 'Contratto' : commodities[commodity]);
  return point === null ? name : `${name}, ${commodity === 'GAS' ? 'PDR' : 'POD'} ${point}`;
}
