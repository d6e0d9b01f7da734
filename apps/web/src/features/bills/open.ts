import { owed, owedBills, type Bill, type Day } from '@sportello/domain';

/** Archive filter for what is owed now (bolletta.dovuto.1). */
export const NOW = 'da-pagare';
/** Archive filter for what is debited automatically or due later. */
export const COMING = 'in-arrivo';
/** Archive filter for the overdue part of {@link NOW}. */
export const OVERDUE = 'arretrate';
export const OWED_WORDS = [NOW, OVERDUE, COMING] as const;
export type OwedWord = (typeof OWED_WORDS)[number];

export function isOwedAs(bill: Bill, word: OwedWord, today: Day): boolean {
  if (word === OVERDUE) return owedBills([bill], today).overdue.length > 0;
  return owed(bill, today) === (word === NOW ? 'NOW' : 'COMING');
}
