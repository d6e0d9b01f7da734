import type { PaymentMethodKind } from './method-code.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PaymentData } from '../contracts/details.ts';
import type { DeliveryFrequency } from '../contracts/delivery/billing-type.ts';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';

export interface ContractPayment {
  readonly account: string | undefined;
  /** Unchanged backend data: `methodCode` is sent back with a change. */
  readonly data: PaymentData;
  readonly kind: PaymentMethodKind;
  /** The current method, including a pending next one. */
  readonly method: PaymentMethod;
  /** Send back with a change. */
  readonly version: string | undefined;
}

export interface VasPayment {
  readonly contractCode: string;
  readonly account: string | undefined;
  readonly kind: PaymentMethodKind;
  readonly amount: Cents | undefined;
  /** Absent for a single charge. */
  readonly frequency: DeliveryFrequency | undefined;
  readonly nextChargeDate: Day | undefined;
}
