import type { AddressRecord } from '../records.ts';
import { townNamed } from '../towns/index.ts';

/** Returns an address in one of the demo's towns, which determines the province. */
export function anAddress(street: string, cap: string, city: string): AddressRecord {
  return { street, cap, city, province: townNamed(city).province, country: 'IT' };
}
