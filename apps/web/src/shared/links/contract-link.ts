import { isOneOf, type Contract, type OnboardingRequest } from '@sportello/domain';

/** The kind of the code in a contract's URL; a supply if absent. */
const CONTRACT_GENRES = ['servizio', 'quotation', 'contatore'] as const;
export type ContractGenre = (typeof CONTRACT_GENRES)[number];

/** The subpages of a contract, in the order of its tabs (contratto.pagine.1). */
export const CONTRACT_PAGES = {
  IN_BRIEF: '/my-edison/contratti/$codice',
  BILLS: '/my-edison/contratti/$codice/bollette',
  READINGS: '/my-edison/contratti/$codice/letture',
  CONSUMPTION: '/my-edison/contratti/$codice/consumi',
  PRICES: '/my-edison/contratti/$codice/prezzi',
  DOCUMENTS: '/my-edison/contratti/$codice/documenti',
  MANAGE: '/my-edison/contratti/$codice/gestisci',
} as const;
export type SubPage = keyof typeof CONTRACT_PAGES;

export interface ContractLink<Page extends SubPage = 'IN_BRIEF'> {
  readonly to: (typeof CONTRACT_PAGES)[Page];
  readonly params: { readonly codice: string };
  /** Names the list to fetch, which saves a second round of calls. */
  readonly search: { readonly genere?: ContractGenre };
}

/** Returns the link to a contract's page, also for a pending request. */
export function contractLink(contract: Contract | OnboardingRequest): ContractLink {
  return contractPageLink(contract, 'IN_BRIEF');
}

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

/** The part of *Gestisci* that links about paying lead to. */
export const PAYMENT_PART = 'pagamento';

/** Leads to the payment part of *Gestisci*, not to its top. */
export const paymentLink = (contract: Contract) => ({ ...contractPageLink(contract, 'MANAGE'), hash: PAYMENT_PART });

/** `undefined` for a supply of electricity or gas. */
export function genreOf(contract: Contract | OnboardingRequest): ContractGenre | undefined {
  if (contract.type === 'VAS') return 'servizio';
  if (!('source' in contract)) return undefined;
  return contract.source === 'QUOTATION' ? 'quotation' : 'contatore';
}

export function genreFromUrl(genre: unknown): ContractGenre | undefined {
  return isOneOf(CONTRACT_GENRES, genre) ? genre : undefined;
}
