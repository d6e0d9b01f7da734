import type { DeliveryPreference } from './delivery.ts';
import type { LandRegistry } from './land-registry.ts';
import type { CommodityContract } from './contract.ts';
import type { PaymentMethod } from '../payment-methods/payment-method.ts';
import type { Day } from '../shared/day.ts';

/** What the backend says about the payment of a contract, before it becomes a method. */
export interface PaymentData {
  /** The code of the current method (pagamento.modello.10). */
  methodCode?: string | undefined;
  currentMandate?: string | undefined;
  futureMandate?: string | undefined;
  futureIban?: string | undefined;
}

/** What the details of a contract add to the list (contratto.modello.11). */
export interface ContractDetails {
  activationDate?: Day | undefined;
  tariffType?: string | undefined;
  /** As the backend words it, with its unit. */
  powerUsed?: string | undefined;
  delivery?: DeliveryPreference | undefined;
  payment?: PaymentData | undefined;
  paymentMethod?: PaymentMethod | undefined;
}

/** Whom to call about a contract that a dealer sold (contratto.modello.12). */
export interface DealerContact {
  contractCode: string;
  dealerPhoneNumber: string;
}

/** What the detail page of a supply knows beyond its lists. */
export interface ContractData {
  /** Absent while there is only a quotation. */
  readonly contract: CommodityContract | undefined;
  readonly details: ContractDetails;
  readonly landRegistry: LandRegistry | undefined;
  /** To be sent back with a change of nickname or residence alias. */
  readonly version: string | undefined;
}
