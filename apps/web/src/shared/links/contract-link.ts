import { isOneOf, type Contract, type OnboardingRequest } from '@sportello/domain';

/** What the code in a contract’s URL names: a supply unless it says otherwise. */
const CONTRACT_GENRES = ['servizio', 'quotation', 'contatore'] as const;
export type ContractGenre = (typeof CONTRACT_GENRES)[number];

export interface ContractLink {
  readonly to: '/my-edison/contratti/$codice';
  readonly params: { readonly codice: string };
  /** Tells the page what to ask for, so that it asks in one round. */
  readonly search: { readonly genere?: ContractGenre };
}

/** Where the page of a contract is; of what is on its way too. */
export function contractLink(contract: Contract | OnboardingRequest): ContractLink {
  const genre = genreOf(contract);
  return {
    to: '/my-edison/contratti/$codice',
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
export function genreSaid(genre: unknown): ContractGenre | undefined {
  return isOneOf(CONTRACT_GENRES, genre) ? genre : undefined;
}
