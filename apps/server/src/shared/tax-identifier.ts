import type { TaxIdentifier } from '../areas/credentials/queries/registrations.ts';

/** The one tax identifier of a request; its contract holds that there is one. */
export function taxIdentifierOf(given: {
  readonly codiceFiscale?: string | undefined;
  readonly partitaIVA?: string | undefined;
}): TaxIdentifier {
  return given.codiceFiscale === undefined
    ? { vatNumber: given.partitaIVA ?? '' }
    : { fiscalCode: given.codiceFiscale };
}
