import type { BillDeliveryRecord, BillRecord, PaymentMethodRecord, VasChargeRecord } from './records/bills.ts';
import type {
  CommodityContractRecord,
  DocumentRecord,
  FibreLineRecord,
  OnboardingRequestRecord,
  SelfConsumptionRecord,
  VasContractRecord,
} from './records/contracts.ts';
import type {
  CancellationReasonRecord,
  CompanyAreaRecord,
  CompanyHoursRecord,
  CompanyRecord,
  CompanySkillRecord,
  CoveredInstallationRecord,
  FreeHourRecord,
  InstallationRecord,
  MacroTypeRecord,
  SlotWindowRecord,
} from './records/interventions.ts';
import type { ContractExitRecord, WithdrawalTermsRecord } from './records/leaving.ts';
import type { MeterReadingRecord } from './records/meters.ts';
import type { OfferOnSaleRecord, PriceOnSaleRecord, SupplyOfferRecord, SupplyPriceRecord } from './records/prices.ts';
import type { AccountRecord, CustomerRecord, DirectoryPersonRecord } from './records/people.ts';
import type { StreetRecord, TownPostcodeRecord, TownRecord } from './records/places.ts';

export type * from './records/bills.ts';
export type * from './records/contracts.ts';
export type * from './records/interventions.ts';
export type * from './records/leaving.ts';
export type * from './records/meters.ts';
export type * from './records/people.ts';
export type * from './records/places.ts';
export type * from './records/prices.ts';

// The provider's data, one flat record per row of its systems: facts and codes, never a derived status. The demo
// builds these; the server writes them like imported ones. Days are `YYYY-MM-DD`.

/** All tables, in an order in which they can be written. */
export interface ProviderRecords {
  readonly towns: readonly TownRecord[];
  readonly townPostcodes: readonly TownPostcodeRecord[];
  readonly streets: readonly StreetRecord[];
  readonly customers: readonly CustomerRecord[];
  readonly accounts: readonly AccountRecord[];
  readonly directoryPeople: readonly DirectoryPersonRecord[];
  readonly commodityContracts: readonly CommodityContractRecord[];
  readonly vasContracts: readonly VasContractRecord[];
  readonly fibreLines: readonly FibreLineRecord[];
  readonly selfConsumptions: readonly SelfConsumptionRecord[];
  readonly onboardingRequests: readonly OnboardingRequestRecord[];
  readonly documents: readonly DocumentRecord[];
  readonly withdrawalTerms: readonly WithdrawalTermsRecord[];
  readonly contractExits: readonly ContractExitRecord[];
  readonly meterReadings: readonly MeterReadingRecord[];
  readonly supplyOffers: readonly SupplyOfferRecord[];
  readonly supplyPrices: readonly SupplyPriceRecord[];
  readonly offersOnSale: readonly OfferOnSaleRecord[];
  readonly pricesOnSale: readonly PriceOnSaleRecord[];
  readonly billDeliveries: readonly BillDeliveryRecord[];
  readonly paymentMethods: readonly PaymentMethodRecord[];
  readonly vasCharges: readonly VasChargeRecord[];
  readonly bills: readonly BillRecord[];
  readonly macroTypes: readonly MacroTypeRecord[];
  readonly installations: readonly InstallationRecord[];
  readonly slotWindows: readonly SlotWindowRecord[];
  readonly companies: readonly CompanyRecord[];
  readonly companyAreas: readonly CompanyAreaRecord[];
  readonly companySkills: readonly CompanySkillRecord[];
  readonly companyHours: readonly CompanyHoursRecord[];
  readonly coveredInstallations: readonly CoveredInstallationRecord[];
  readonly freeHours: readonly FreeHourRecord[];
  readonly cancellationReasons: readonly CancellationReasonRecord[];
}
