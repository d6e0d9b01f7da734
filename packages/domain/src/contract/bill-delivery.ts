import type { DeliveryPreference } from './details.ts';
import type { DeliveryFrequency } from './billing-type.ts';

/** How bills and notices of a contract are received, and how often bills come. */
export interface ContractDelivery extends DeliveryPreference {
  readonly isNotificationMail: boolean;
  readonly account: string | undefined;
  /** Absent when the backend says none that the product knows. */
  readonly frequency: DeliveryFrequency | undefined;
  /** To be sent back with a change. */
  readonly version: string | undefined;
}
