import type { AddressRecord } from '../records.ts';
import { townNamed } from '../towns/index.ts';

/** An address in one of the demo's towns, whose province follows. */
export function anAddress(street: string, cap: string, city: string): AddressRecord {
  return { street, cap, city, province: townNamed(city).province, country: 'IT' };
}
