/** A company that sends technicians (intervento.ditta.1). */
export interface Company {
  id: string;
  code: string;
  score: number;
  numberOfReviews: number;
  favouriteCompany: boolean;
  /** True unless the backend says otherwise. */
  license: boolean;
}

/** Why no company can be offered (prenotazione.chiamate.11). */
export const UNAVAILABLE_COMPANY_CODES = ['NO_COMPANY_IN_AREA', 'NO_COMPANY_ON_DATE'] as const;
export type UnavailableCompanyCode = (typeof UNAVAILABLE_COMPANY_CODES)[number];

/** How a company is called: `Ditta {code}` (intervento.ditta.2). */
export function companyName(code: string): string {
  return `Ditta ${code}`;
}

/** How the number of reviews reads: `{n} recensioni` (intervento.ditta.2). */
export function reviewsLabel(numberOfReviews: number): string {
  return `${numberOfReviews} recensioni`;
}

/** The companies by score, highest first; equal ones keep their order (intervento.ditta.2). */
export function companiesByScore<Item extends Pick<Company, 'score'>>(companies: readonly Item[]): Item[] {
  return companies.toSorted((one, other) => other.score - one.score);
}

export interface AvailableCompanies {
  /** Highest score first (intervento.ditta.2). */
  readonly companies: readonly Company[];
  /** Why there is none, as it is said: the booking carries it on (prenotazione.chiamate.11). */
  readonly unavailableCode: UnavailableCompanyCode | (string & {}) | undefined;
}
