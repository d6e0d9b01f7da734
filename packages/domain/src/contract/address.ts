import { presentText } from '../shared/text.ts';

/** A postal address (contratto.modello.1); `cap` is the postal code, `province` two letters. */
export interface Address {
  street?: string | undefined;
  cap?: string | undefined;
  city?: string | undefined;
  province?: string | undefined;
  country?: string | undefined;
}

/** Street and city: `Via Roma 1, Milano` (contratto.nomi.2). Missing parts leave no trace. */
export function shortAddress(address: Address): string {
  return joined(', ', address.street, address.city);
}

/** With postal code and province: `Via Roma 1, 20121 Milano (MI)` (contratto.nomi.2). */
export function fullAddress(address: Address): string {
  const province = presentText(address.province);
  const town = joined(' ', address.cap, address.city, province && `(${province})`);
  return joined(', ', address.street, town);
}

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.map(presentText).filter(Boolean).join(separator);
}
