import { isOneOf } from '../../shared/one-of.ts';
import { foldText } from '../../shared/text.ts';

/** Delivery frequencies (contratto.modello.4: notification frequency and billing type). */
export const DELIVERY_FREQUENCIES = ['MENSILE', 'BIMESTRALE', 'QUADRIMESTRALE'] as const;
export type DeliveryFrequency = (typeof DELIVERY_FREQUENCIES)[number];

/** Labels used by the backend and shown to the customer (contratto.modello.4). */
export const DELIVERY_FREQUENCY_LABELS = {
  MENSILE: 'mensile',
  BIMESTRALE: 'bimestrale',
  QUADRIMESTRALE: 'quadrimestrale',
} as const satisfies Record<DeliveryFrequency, string>;

/** Billing frequency: a known one, or the backend's text unchanged (contratto.modello.4). */
export type BillingType = DeliveryFrequency | (string & {});

/** Maps backend text to the frequency it names in any case, else returns the text. */
export function billingTypeFromText(text: string): BillingType {
  const code = foldText(text).toUpperCase();
  return isOneOf(DELIVERY_FREQUENCIES, code) ? code : text;
}
