import { isOneOf } from '../shared/one-of.ts';
import { foldText } from '../shared/text.ts';

/** How often something is delivered (contratto.modello.4: notification frequency and billing type). */
export const DELIVERY_FREQUENCIES = ['MENSILE', 'BIMESTRALE', 'QUADRIMESTRALE'] as const;
export type DeliveryFrequency = (typeof DELIVERY_FREQUENCIES)[number];

/** The frequencies as the backend and the customer read them (contratto.modello.4). */
export const DELIVERY_FREQUENCY_LABELS = {
  MENSILE: 'mensile',
  BIMESTRALE: 'bimestrale',
  QUADRIMESTRALE: 'quadrimestrale',
} as const satisfies Record<DeliveryFrequency, string>;

/** How often a supply is billed: a known frequency, or the backend's text as it is (contratto.modello.4). */
export type BillingType = DeliveryFrequency | (string & {});

/** The billing type of a backend's text: the frequency it names in any case, else the text. */
export function billingTypeFromText(text: string): BillingType {
  const code = foldText(text).toUpperCase();
  return isOneOf(DELIVERY_FREQUENCIES, code) ? code : text;
}
