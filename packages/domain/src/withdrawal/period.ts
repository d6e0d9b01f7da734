import { isBandHoliday } from '../consumption/band.ts';
import { addDays, weekdayOf, type Day, type Instant } from '../shared/day.ts';
import { startOfDayInRome } from '../shared/time-of-day.ts';

/** Places at which a contract is made; the right to withdraw depends on them (recesso.periodo.1). */
export const CONTRACT_PLACES = ['ONLINE', 'TELEFONO', 'FUORI_SEDE', 'PORTA', 'NEGOZIO'] as const;
export type ContractPlace = (typeof CONTRACT_PLACES)[number];

/** Days in which a contract can be withdrawn from, by its place; without an entry there is no right. */
const WITHDRAWAL_DAYS: Readonly<Partial<Record<ContractPlace, number>>> = {
  ONLINE: 14,
  TELEFONO: 14,
  FUORI_SEDE: 14,
  PORTA: 30,
};

/** The imported facts from which a contract's period follows. */
export interface WithdrawalTerms {
  /** The day of conclusion, or for goods that of their delivery; the period begins the day after. */
  readonly startsOn: Day;
  readonly place: ContractPlace;
}

/**
 * Returns the last day on which a contract can be withdrawn from; undefined where there is no right
 * (recesso.periodo.1). A last day that is no working day is moved to the next one that is (recesso.periodo.2: art. 3
 * of Regulation 1182/71).
 */
export function lastWithdrawalDay({ startsOn, place }: WithdrawalTerms): Day | undefined {
  const days = WITHDRAWAL_DAYS[place];
  if (days === undefined) return undefined;
  let last = addDays(startsOn, days);
  while (weekdayOf(last) >= 6 || isBandHoliday(last)) last = addDays(last, 1);
  return last;
}

/** Returns the first moment at which a period is over: the midnight in Rome that ends its last day (recesso.periodo.3). */
export function endOfWithdrawal(lastDay: Day): Instant {
  return startOfDayInRome(addDays(lastDay, 1));
}
