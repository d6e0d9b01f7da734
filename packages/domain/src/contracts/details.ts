import type { DeliveryPreference } from './delivery/delivery.ts';
import type { LandRegistry } from './land-registry.ts';
import type { CommodityContract } from './contract.ts';
import type { PaymentMethod } from '../payment-methods/payment-method.ts';
import type { Day } from '../shared/day.ts';

export interface PaymentData {
  /** Code of the current method (pagamento.modello.10). */
  methodCode?: string | undefined;
  currentMandate?: string | undefined;
  futureMandate?: string | undefined;
  futureIban?: string | undefined;
}

/** Details of a contract that the list lacks (contratto.modello.11). */
export interface ContractDetails {
  activationDate?: Day | undefined;
  tariffType?: string | undefined;
  /** Backend text including its unit. */
  powerUsed?: string | undefined;
  delivery?: DeliveryPreference | undefined;
  payment?: PaymentData | undefined;
  paymentMethod?: PaymentMethod | undefined;
}

/** Contact for a contract sold by a dealer (contratto.modello.12). */
export interface DealerContact {
  contractCode: string;
  dealerPhoneNumber: string;
}

export interface ContractData {
  /** Absent while there is only a quotation. */
  readonly contract: CommodityContract | undefined;
  readonly details: ContractDetails;
  readonly landRegistry: LandRegistry | undefined;
  /** Send back with a change of nickname or residence alias. */
  readonly version: string | undefined;
}
