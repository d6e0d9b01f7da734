import { isOneOf, type Contract, type OnboardingRequest } from '@sportello/domain';

/** What the code in a contract’s URL names: a supply unless it says otherwise. */
const CONTRACT_GENRES = ['servizio', 'quotation', 'contatore'] as const;
export type ContractGenre = (typeof CONTRACT_GENRES)[number];

/** The pages below that of a contract, in the order of its tabs (contratto.pagine.1). */
export const CONTRACT_PAGES = {
  IN_BRIEF: '/my-edison/contratti/$codice',
  BILLS: '/my-edison/contratti/$codice/bollette',
  READINGS: '/my-edison/contratti/$codice/letture',
  CONSUMPTION: '/my-edison/contratti/$codice/consumi',
  DOCUMENTS: '/my-edison/contratti/$codice/documenti',
  MANAGE: '/my-edison/contratti/$codice/gestisci',
} as const;
export type SubPage = keyof typeof CONTRACT_PAGES;

export interface ContractLink<Page extends SubPage = 'IN_BRIEF'> {
  readonly to: (typeof CONTRACT_PAGES)[Page];
  readonly params: { readonly codice: string };
  /** Tells the page what to ask for, so that it asks in one round. */
  readonly search: { readonly genere?: ContractGenre };
}

/** Where the page of a contract is; of what is on its way too. */
export function contractLink(contract: Contract | OnboardingRequest): ContractLink {
  return contractPageLink(contract, 'IN_BRIEF');
}

/** Where a page below it is. */
export function contractPageLink<Page extends SubPage>(
  contract: Contract | OnboardingRequest,
  page: Page,
): ContractLink<Page> {
  const genre = genreOf(contract);
  return {
    to: CONTRACT_PAGES[page],
    params: { codice: contract.code },
    search: genre === undefined ? {} : { genere: genre },
  };
}

/** `undefined` for a supply of electricity or gas. */
export function genreOf(contract: Contract | OnboardingRequest): ContractGenre | undefined {
  if (contract.type === 'VAS') return 'servizio';
  if (!('source' in contract)) return undefined;
  return contract.source === 'QUOTATION' ? 'quotation' : 'contatore';
}

/** What a URL says of its code, if it says something that there is. */
export function genreFromUrl(genre: unknown): ContractGenre | undefined {
  return isOneOf(CONTRACT_GENRES, genre) ? genre : undefined;
}
