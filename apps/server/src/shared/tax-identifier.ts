import type { TaxIdentifier } from '../areas/credentials/queries/registrations.ts';

/** Returns the request's single tax identifier; the contract guarantees that there is one. */
export function taxIdentifierOf(given: {
  readonly codiceFiscale?: string | undefined;
  readonly partitaIVA?: string | undefined;
}): TaxIdentifier {
  return given.codiceFiscale === undefined
    ? { vatNumber: given.partitaIVA ?? '' }
    : { fiscalCode: given.codiceFiscale };
}
