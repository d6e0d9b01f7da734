import type { DeliveryFrequency } from './billing-type.ts';

/** How the customer wants the bills of a contract and the notifications about them (recapito.modello.2). */
export interface DeliveryPreference {
  isPaperBill: boolean;
  isWebBill: boolean;
  isNotificationSms: boolean;
  isNotificationMail?: boolean | undefined;
}

/** How bills and notifications of a contract are received, and how often bills come. */
export interface ContractDelivery extends DeliveryPreference {
  readonly isNotificationMail: boolean;
  readonly account: string | undefined;
  /** Absent when the backend says none that the product knows. */
  readonly frequency: DeliveryFrequency | undefined;
  /** To be sent back with a change. */
  readonly version: string | undefined;
}

/** How a bill's delivery is stored (recapito.modello.1). */
export const BILL_DELIVERY_CODES = { WEB: '02', PAPER: '03' } as const;
export type BillDeliveryCode = (typeof BILL_DELIVERY_CODES)[keyof typeof BILL_DELIVERY_CODES];

/** The flag of a notification that is switched on; off is null (recapito.chiamate.3). */
export const NOTIFICATION_ON = 'X';

/**
 * The code under which a preference is saved: 03 for a paper bill, else 02 for a web bill
 * (recapito.modello.1); `undefined` with neither. Paper wins over web, since it is the one that costs.
 */
export function billDeliveryCode(
  preference: Pick<DeliveryPreference, 'isPaperBill' | 'isWebBill'>,
): BillDeliveryCode | undefined {
  if (preference.isPaperBill) return BILL_DELIVERY_CODES.PAPER;
  return preference.isWebBill ? BILL_DELIVERY_CODES.WEB : undefined;
}
