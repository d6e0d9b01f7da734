import type { Cents } from '../shared/cents.ts';
import type { Day, Instant } from '../shared/day.ts';
import type { ReportedState } from '../integration/change.ts';
import { endOfWithdrawal, lastWithdrawalDay, type WithdrawalTerms } from './period.ts';

/** Kinds of contracts that can be withdrawn from; a supply in activation is a QUOTATION (recesso.contratti.1). */
export const WITHDRAWAL_CONTRACTS = ['COMMODITY', 'VAS', 'QUOTATION'] as const;
export type WithdrawalContract = (typeof WITHDRAWAL_CONTRACTS)[number];

/** States of the right to withdraw from a contract (recesso.stati.1). */
export const WITHDRAWAL_STATES = ['APERTO', 'SCADUTO', 'ESERCITATO', 'NON_PREVISTO'] as const;
type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Reasons for which withdrawing is never offered (recesso.stati.2). */
export const WITHDRAWAL_EXCLUSIONS = ['AZIENDA', 'DATA_SCONOSCIUTA', 'NEGOZIO'] as const;
type WithdrawalExclusion = (typeof WITHDRAWAL_EXCLUSIONS)[number];

/** Ways by which a withdrawal is received: the customer area, or the public page (recesso.pubblico.1). */
export const WITHDRAWAL_CHANNELS = ['AREA', 'PUBBLICO'] as const;

/** The facts of a contract, from which the state of its withdrawal follows. */
export interface WithdrawalFacts {
  /** Undefined if the provider has not reported when and where the contract was made. */
  readonly terms: WithdrawalTerms | undefined;
  readonly isConsumer: boolean;
  readonly isWithdrawn: boolean;
}

/** The state with what belongs to it. */
export type WithdrawalStanding =
  | { readonly state: 'APERTO' | 'SCADUTO'; readonly lastDay: Day }
  | { readonly state: 'ESERCITATO' }
  | { readonly state: 'NON_PREVISTO'; readonly exclusion: WithdrawalExclusion };

/** Returns the state of a contract's withdrawal at a moment: the first that holds (recesso.stati.1). */
export function withdrawalStanding(
  { terms, isConsumer, isWithdrawn }: WithdrawalFacts,
  now: Instant,
): WithdrawalStanding {
  if (isWithdrawn) return { state: 'ESERCITATO' };
  if (!isConsumer) return { state: 'NON_PREVISTO', exclusion: 'AZIENDA' };
  if (terms === undefined) return { state: 'NON_PREVISTO', exclusion: 'DATA_SCONOSCIUTA' };
  const lastDay = lastWithdrawalDay(terms);
  if (lastDay === undefined) return { state: 'NON_PREVISTO', exclusion: 'NEGOZIO' };
  return { state: now < endOfWithdrawal(lastDay) ? 'APERTO' : 'SCADUTO', lastDay };
}

/** A contract that a customer can withdraw from now. */
export interface OpenWithdrawal {
  readonly contract: WithdrawalContract;
  readonly code: string;
  readonly lastDay: Day;
}

/** Receipt of a withdrawal. */
export interface WithdrawalReceipt {
  readonly number: string;
  readonly at: Instant;
  /** The address that the receipt was sent to; undefined where the server sends no mail. */
  readonly email: string | undefined;
  /** The number of the receipt among the contract's documents. */
  readonly documentNumber: string;
  readonly outcome: ReportedState;
}

/** The right to withdraw from one contract, as its customer reads it. */
export interface Withdrawal {
  readonly state: WithdrawalState;
  /** Set while a period runs and once it is over. */
  readonly lastDay: Day | undefined;
  readonly exclusion: WithdrawalExclusion | undefined;
  readonly exitCost: Cents | undefined;
  readonly exitWords: string | undefined;
  readonly receipt: WithdrawalReceipt | undefined;
}
