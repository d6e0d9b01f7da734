import type { PaymentMethodKind } from './method-code.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PaymentData } from '../contracts/details.ts';
import type { DeliveryFrequency } from '../contracts/billing-type.ts';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';

/** How a contract is paid. */
export interface ContractPayment {
  readonly account: string | undefined;
  /** What the backend says, as it is: `methodCode` goes back with a change. */
  readonly data: PaymentData;
  readonly kind: PaymentMethodKind;
  /** The method in force, with the next one if that is pending. */
  readonly method: PaymentMethod;
  /** To be sent back with a change. */
  readonly version: string | undefined;
}

/** How a service is charged. */
export interface VasPayment {
  readonly contractCode: string;
  readonly account: string | undefined;
  readonly kind: PaymentMethodKind;
  readonly amount: Cents | undefined;
  /** Absent for a single charge. */
  readonly frequency: DeliveryFrequency | undefined;
  readonly nextChargeDate: Day | undefined;
}
