import { isOneOf } from '@sportello/domain';

export const PART_WORDS = { FORNITURE: 'forniture', PRODOTTI: 'prodotti', SERVIZI: 'servizi' } as const;
const STATES = ['attivi', 'chiusi'] as const;
const MARKETS = ['libero', 'non-libero', 'placet', 'graduali'] as const;

type StateFilter = (typeof STATES)[number];
export type MarketFilter = (typeof MARKETS)[number];

/** Search parameters of the list; default values are omitted. */
export interface ListSearch {
  readonly tipo?: (typeof PART_WORDS)[keyof typeof PART_WORDS];
  readonly stato?: StateFilter;
  readonly mercato?: MarketFilter;
  readonly cerca?: string;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function listSearchOf({ tipo, stato, mercato, cerca }: Record<string, unknown>): ListSearch {
  // The router parses digits alone as a number.
  const typed = typeof cerca === 'number' ? String(cerca) : cerca;
  return {
    ...(isOneOf(Object.values(PART_WORDS), tipo) && { tipo }),
    ...(isOneOf(STATES, stato) && { stato }),
    ...(isOneOf(MARKETS, mercato) && { mercato }),
    ...(typeof typed === 'string' && typed !== '' && { cerca: typed }),
  };
}

/** Drops market filters that are not offered (fornitore.opzioni.2). */
export function withOffered(search: ListSearch, offered: Readonly<Partial<Record<MarketFilter, boolean>>>): ListSearch {
  const { mercato, ...others } = search;
  return mercato === undefined || offered[mercato] === false ? others : search;
}
