import { presentText } from '../shared/text.ts';

/** A postal address (contratto.modello.1); `cap` is the postal code, `province` two letters. */
export interface Address {
  street?: string | undefined;
  cap?: string | undefined;
  city?: string | undefined;
  province?: string | undefined;
  country?: string | undefined;
}

/** A part that is not known is absent, or null as a database has it. */
type Written = { readonly [Part in keyof Address]?: Address[Part] | null };

/** Street and city: `Via Roma 1, Milano` (contratto.nomi.2). Missing parts leave no trace. */
export function shortAddress(address: Written): string {
  return joined(', ', address.street, address.city);
}

/** With postal code and province: `Via Roma 1, 20121 Milano (MI)` (contratto.nomi.2). */
export function fullAddress(address: Written): string {
  const province = presentText(address.province);
  const town = joined(' ', address.cap, address.city, province && `(${province})`);
  return joined(', ', address.street, town);
}

function joined(separator: string, ...parts: (string | null | undefined)[]): string {
  return parts.map(presentText).filter(Boolean).join(separator);
}
