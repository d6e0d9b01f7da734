import { presentText } from '../shared/text.ts';

/** A postal address (contratto.modello.1); `cap` is the postal code, `province` two letters. */
export interface Address {
  street?: string | undefined;
  cap?: string | undefined;
  city?: string | undefined;
  province?: string | undefined;
  country?: string | undefined;
}

/** Unknown parts are absent, or null when read from the database. */
type Written = { readonly [Part in keyof Address]?: Address[Part] | null };

/** Returns street and city, `Via Roma 1, Milano` (contratto.nomi.2), skipping missing parts. */
export function shortAddress(address: Written): string {
  return joined(', ', address.street, address.city);
}

/** Returns the address with postal code and province: `Via Roma 1, 20121 Milano (MI)` (contratto.nomi.2). */
export function fullAddress(address: Written): string {
  const province = presentText(address.province);
  const town = joined(' ', address.cap, address.city, province && `(${province})`);
  return joined(', ', address.street, town);
}

function joined(separator: string, ...parts: (string | null | undefined)[]): string {
  return parts.map(presentText).filter(Boolean).join(separator);
}
