import type { DeliveryFrequency } from './billing-type.ts';

/** Delivery of a contract's bills and of the notifications about them (recapito.modello.2). */
export interface DeliveryPreference {
  isPaperBill: boolean;
  isWebBill: boolean;
  isNotificationSms: boolean;
  isNotificationMail?: boolean | undefined;
}

export interface ContractDelivery extends DeliveryPreference {
  readonly isNotificationMail: boolean;
  readonly account: string | undefined;
  /** Absent when the backend sends none or an unknown one. */
  readonly frequency: DeliveryFrequency | undefined;
  /** Send back with a change. */
  readonly version: string | undefined;
}

/** Stored codes of a bill's delivery (recapito.modello.1). */
export const BILL_DELIVERY_CODES = { WEB: '02', PAPER: '03' } as const;
export type BillDeliveryCode = (typeof BILL_DELIVERY_CODES)[keyof typeof BILL_DELIVERY_CODES];

/** Flag of an enabled notification; disabled is null (recapito.chiamate.3). */
export const NOTIFICATION_ON = 'X';

/**
 * Returns the code stored for a preference: 03 for a paper bill, else 02 for a web bill (recapito.modello.1),
 * `undefined` with neither. Paper takes precedence because it costs money.
 */
export function billDeliveryCode(
  preference: Pick<DeliveryPreference, 'isPaperBill' | 'isWebBill'>,
): BillDeliveryCode | undefined {
  if (preference.isPaperBill) return BILL_DELIVERY_CODES.PAPER;
  return preference.isWebBill ? BILL_DELIVERY_CODES.WEB : undefined;
}
