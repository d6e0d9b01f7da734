import { owed, owedBills, type Bill, type Day } from '@sportello/domain';

/** The filter of the archive for what is owed now (bolletta.dovuto.1). */
export const NOW = 'da-pagare';
/** The filter for what is owed and comes by itself, or later. */
export const COMING = 'in-arrivo';
/** The filter for the late part of {@link NOW}. */
export const OVERDUE = 'arretrate';
export const OWED_WORDS = [NOW, OVERDUE, COMING] as const;
export type OwedWord = (typeof OWED_WORDS)[number];

/** True for a bill that a word of the URL asks for. */
export function isOwedAs(bill: Bill, word: OwedWord, today: Day): boolean {
  if (word === OVERDUE) return owedBills([bill], today).overdue.length > 0;
  return owed(bill, today) === (word === NOW ? 'NOW' : 'COMING');
}
