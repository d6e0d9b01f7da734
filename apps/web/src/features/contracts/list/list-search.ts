import { isOneOf } from '@sportello/domain';

/** The parts of the page as its URL names them. */
export const PART_WORDS = { FORNITURE: 'forniture', PRODOTTI: 'prodotti', SERVIZI: 'servizi' } as const;
const STATES = ['attivi', 'chiusi'] as const;
const MARKETS = ['libero', 'non-libero', 'placet', 'graduali'] as const;

type StateFilter = (typeof STATES)[number];
export type MarketFilter = (typeof MARKETS)[number];

/** What the URL of the list asks for; what is usual is not in it. */
export interface ListSearch {
  readonly tipo?: (typeof PART_WORDS)[keyof typeof PART_WORDS];
  readonly stato?: StateFilter;
  readonly mercato?: MarketFilter;
  readonly cerca?: string;
}

/** Reads the URL; what it doesn't know counts as not said. */
export function listSearchOf({ tipo, stato, mercato, cerca }: Record<string, unknown>): ListSearch {
  // A search for digits alone arrives as a number.
  const typed = typeof cerca === 'number' ? String(cerca) : cerca;
  return {
    ...(isOneOf(Object.values(PART_WORDS), tipo) && { tipo }),
    ...(isOneOf(STATES, stato) && { stato }),
    ...(isOneOf(MARKETS, mercato) && { mercato }),
    ...(typeof typed === 'string' && typed !== '' && { cerca: typed }),
  };
}

/** What is left of a search where some filters of the market are not offered (fornitore.opzioni.2). */
export function withOffered(search: ListSearch, offered: Readonly<Partial<Record<MarketFilter, boolean>>>): ListSearch {
  const { mercato, ...others } = search;
  return mercato === undefined || offered[mercato] === false ? others : search;
}
