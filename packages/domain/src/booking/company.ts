/** A company that sends technicians (intervento.ditta.1). */
export interface Company {
  id: string;
  code: string;
  score: number;
  numberOfReviews: number;
  favouriteCompany: boolean;
  /** True unless the backend sends false. */
  license: boolean;
}

/** Reasons why no company is available (prenotazione.chiamate.11). */
export const UNAVAILABLE_COMPANY_CODES = ['NO_COMPANY_IN_AREA', 'NO_COMPANY_ON_DATE'] as const;
export type UnavailableCompanyCode = (typeof UNAVAILABLE_COMPANY_CODES)[number];

/** Returns the display name `Ditta {code}` (intervento.ditta.2). */
export function companyName(code: string): string {
  return `Ditta ${code}`;
}

/** Returns the label `{n} recensioni` (intervento.ditta.2). */
export function reviewsLabel(numberOfReviews: number): string {
  return `${numberOfReviews} recensioni`;
}

/** Sorts companies by score, highest first; ties keep their order (intervento.ditta.2). */
export function companiesByScore<Item extends Pick<Company, 'score'>>(companies: readonly Item[]): Item[] {
  return companies.toSorted((one, other) => other.score - one.score);
}

export interface AvailableCompanies {
  /** Highest score first (intervento.ditta.2). */
  readonly companies: readonly Company[];
  /** Reason for an empty list, passed unchanged into the booking (prenotazione.chiamate.11). */
  readonly unavailableCode: UnavailableCompanyCode | (string & {}) | undefined;
}
