import type { SentReadingState } from '@sportello/domain';

import type { OperatorRole } from '@sportello/domain';

/**
 * What a provider knows, one flat record per row of its systems: facts and codes, never a derived
 * status. The demo builds these; the server writes them as it would write imported ones.
 * Days are `YYYY-MM-DD`.
 */
export interface AddressRecord {
  readonly street: string | null;
  readonly cap: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly country: string | null;
}

export interface CustomerRecord {
  readonly code: string;
  readonly segment: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly fiscalCode: string | null;
  readonly vatNumber: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly prospect: boolean;
  readonly inCreation: boolean;
  readonly newCustomer: string | null;
  readonly contactLockHours: number | null;
  readonly emailChangedAt: Date | null;
  readonly mobileChangedAt: Date | null;
}

export interface AccountRecord {
  readonly username: string;
  readonly kind: 'CUSTOMER' | 'OPERATOR' | 'MAINTENANCE';
  /** What an operator may do; null for everybody else. */
  readonly role: OperatorRole | null;
  readonly customerCode: string | null;
  /** Whether the owner has proved to be the customer. */
  readonly verified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
}

export interface CommodityContractRecord extends AddressRecord {
  readonly code: string;
  readonly customerCode: string;
  readonly commodity: 'LUCE' | 'GAS';
  readonly sourceState: string;
  readonly quotationCode: string | null;
  readonly nickname: string | null;
  readonly pod: string | null;
  readonly pdr: string | null;
  readonly market: 'LIBERO' | 'PLACET' | 'STG' | 'VINCOLATO' | null;
  readonly offerName: string | null;
  readonly contractAccount: string | null;
  readonly crmCode: string | null;
  readonly areraCode: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly signDate: string | null;
  readonly selfReading: boolean;
  readonly fiscalCode: string | null;
  readonly vatNumber: string | null;
  readonly billingType: string | null;
  readonly residenceAlias: string | null;
  readonly activationDate: string | null;
  readonly tariffType: string | null;
  /** In kW; only for electricity. */
  readonly power: number | null;
  /** Standard cubic metres in a cubic metre of its meter; only for gas. */
  readonly gasCoefficient: number | null;
  /** Whom to call about it. */
  readonly dealerPhone: string | null;
  readonly landSheet: string | null;
  readonly landParcel: string | null;
  readonly landSubunit: string | null;
}

export interface VasContractRecord extends AddressRecord {
  readonly code: string;
  readonly customerCode: string;
  readonly type: 'SERVIZIO' | 'PRODOTTO' | 'FIBRA';
  readonly subType: 'DEFAULT' | 'ASSICURAZIONE' | 'AUTOCONSUMO' | 'INTERVENTO_TECNICO';
  readonly productType: string;
  readonly sourceState: string;
  readonly progress: number | null;
  readonly name: string;
  readonly description: string | null;
  readonly activationDate: string | null;
  readonly purchaseDate: string | null;
  readonly endDate: string | null;
  readonly registryCode: string | null;
  readonly commodityCode: string | null;
  readonly image: string | null;
  readonly keyword: string | null;
  readonly contractAccount: string | null;
  readonly insuranceCompany: string | null;
  readonly pod: string | null;
  readonly personalDataCategoryId: string | null;
  readonly fiscalCode: string | null;
  readonly vatNumber: string | null;
}

export interface FibreLineRecord {
  readonly contractCode: string;
  readonly resourceId: string | null;
  readonly migrationCode: string | null;
  readonly modemOnLoan: boolean;
  readonly publicStaticIp: boolean;
  readonly ultraFastSpeed: boolean;
  readonly technology: string | null;
  /** Mbit/s. */
  readonly downloadSpeed: number | null;
}

export interface SelfConsumptionRecord {
  readonly contractCode: string;
  readonly businessActivation: string | null;
  readonly representativeOf: 'AUC1' | 'AUC2' | 'AUC3' | 'AUC4' | null;
  readonly type: 'STANDARD' | 'SEU' | null;
}

export interface OnboardingRequestRecord extends AddressRecord {
  readonly code: string;
  readonly customerCode: string;
  readonly source: 'QUOTATION' | 'METER_REQUEST';
  readonly type: string | null;
  readonly activationReason: string | null;
  readonly commodity: 'LUCE' | 'GAS';
  readonly status: string | null;
  readonly statusId: string | null;
  readonly progress: number | null;
  readonly offerName: string | null;
  readonly activationDate: string | null;
  readonly cancellationReason: string | null;
  readonly inadmissibilityReason: string | null;
  readonly stepId: string | null;
  readonly defaulting: boolean;
  readonly pod: string | null;
  readonly pdr: string | null;
}

/** A document of a contract, service or quotation. */
export interface DocumentRecord {
  readonly number: string;
  readonly customerCode: string;
  readonly contractKind: 'COMMODITY' | 'VAS' | 'QUOTATION';
  readonly contractCode: string;
  readonly type:
    | 'AUDIO_RECORDING'
    | 'DEFAULT'
    | 'CONTRATTO_PRELIMINARE'
    | 'CONTRATTO_DEFINITIVO'
    | 'DOCUMENTO_IDENTITA'
    | 'AUC_RICEVUTA_BENEFICIO_BASE'
    | null;
  readonly name: string | null;
  readonly createdOn: string | null;
  readonly receivedOn: string | null;
  readonly documentDate: string | null;
  readonly archiveKey: string | null;
}

/** What the meter of a supply said on a day; a meter with one band has `f0` alone. */
export interface MeterReadingRecord {
  readonly contractCode: string;
  readonly readOn: string;
  readonly kind: 'EFFETTIVA' | 'AUTOLETTURA' | 'STIMATA';
  /** What became of one that the customer sent. */
  readonly state: SentReadingState | null;
  readonly meterNumber: string | null;
  readonly f0: number | null;
  readonly f1: number | null;
  readonly f2: number | null;
  readonly f3: number | null;
}

/** What a supply used in a day, step by step, in thousandths of what its meter counts. */
export interface ConsumptionDayRecord {
  readonly contractCode: string;
  readonly day: string;
  readonly step: 15 | 60;
  readonly values: (number | null)[];
  readonly isEstimated: boolean;
}

/** How bills and notifications of an account are received; 02 is by web, 03 on paper. */
export interface BillDeliveryRecord {
  readonly customerCode: string;
  readonly contractAccount: string;
  readonly billDelivery: '02' | '03' | null;
  readonly sms: boolean;
  readonly mail: boolean;
  readonly deliveryFrequency: string | null;
}

/** How a contract account is paid. */
export interface PaymentMethodRecord {
  readonly contractAccount: string;
  readonly customerCode: string;
  readonly methodCode: string | null;
  readonly methodId: string | null;
  readonly status: string | null;
  readonly type:
    | 'CARTA'
    | 'PREAUTORIZZAZIONE_CARTA'
    | 'PAYPAL'
    | 'SDD'
    | 'SATISPAY'
    | 'MYBANK'
    | 'APPLE_PAY'
    | 'GOOGLE_PAY'
    | 'KLARNA'
    | 'PISP'
    | null;
  readonly cardHolder: string | null;
  readonly cardLastDigits: string | null;
  /** `MM/YYYY`. */
  readonly cardExpiry: string | null;
  readonly cardCircuit: string | null;
  readonly cardKind: 'CREDITO' | 'DEBITO' | 'PREPAGATA' | null;
  readonly debitName: string | null;
  readonly debitSurname: string | null;
  readonly debitIban: string | null;
  readonly debitBank: string | null;
  readonly debitBranch: string | null;
  readonly debitFiscalCode: string | null;
  readonly currentMandate: string | null;
  readonly futureMandate: string | null;
  readonly futureIban: string | null;
}

/** What a service costs, how often, and when next; in cents. */
export interface VasChargeRecord {
  readonly contractCode: string;
  readonly contractAccount: string;
  readonly amountCents: number | null;
  readonly frequency: string | null;
  readonly nextChargeDay: string | null;
}

/** A bill, instalment or invoice with its lines and the readings that it was made with; amounts in cents. */
export interface BillRecord {
  readonly customerCode: string;
  readonly number: string;
  readonly issuerVatNumber: string;
  readonly type:
    | 'BOLLETTA'
    | 'RATA'
    | 'FATTURA'
    | 'FATTURA_AUTOCONSUMO_FISICO'
    | 'FATTURA_CANONE_NOLEGGIO'
    | 'BOLLETTA_BENEFICIO_AUTOCONSUMO'
    | 'FATTURA_INTERVENTO_TECNICO';
  readonly statusCode: '01' | '02' | '03' | '04' | '05' | '06' | '91' | '99';
  /** A bill is of a supply or of a service. */
  readonly contractCode: string | null;
  readonly vasContractCode: string | null;
  readonly contractAccount: string | null;
  readonly issueDate: string;
  readonly dueDate: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly amountCents: number;
  readonly openCents: number;
  readonly paidOn: string | null;
  readonly methodCode: string | null;
  readonly debitOutcome: 'IN_CORSO' | 'RIUSCITO' | 'FALLITO' | null;
  readonly instalmentNumber: number | null;
  readonly instalmentCount: number | null;
  /** Number of the bill that an instalment is part of. */
  readonly instalmentOf: string | null;
  readonly consumption: number | null;
  readonly consumptionUnit: 'kWh' | 'mc' | 'Smc' | null;
  readonly offerName: string | null;
  readonly offerCode: string | null;
  readonly offerExpiry: string | null;
  readonly offerConditions: string | null;
  readonly noticeCode: string | null;
  readonly postalAccount: string | null;
  readonly transferIban: string | null;
  readonly transferReference: string | null;
  readonly lines: readonly BillLineRecord[];
  readonly readings: readonly Omit<MeterReadingRecord, 'contractCode' | 'state' | 'meterNumber'>[];
}

/** A line of a bill. */
export interface BillLineRecord {
  /** From 1. */
  readonly position: number;
  readonly kind:
    | 'QUOTA_CONSUMI'
    | 'QUOTA_FISSA'
    | 'QUOTA_POTENZA'
    | 'RICALCOLO'
    | 'SERVIZI'
    | 'ACCISE'
    | 'IVA'
    | 'BONUS'
    | 'CANONE_RAI'
    | 'ALTRO';
  readonly part: 'VENDITA' | 'RETE' | null;
  readonly label: string;
  readonly band: 'F0' | 'F1' | 'F2' | 'F3' | null;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly months: number | null;
  /** In euros. */
  readonly unitPrice: number | null;
  readonly amountCents: number;
  /** In percent. */
  readonly vatRate: number | null;
  readonly vatNature: string | null;
  readonly taxableCents: number | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

export interface TownRecord {
  readonly istatCode: string;
  readonly cadastralCode: string;
  readonly name: string;
  readonly secondName: string | null;
  readonly province: string;
  readonly region: string;
}

export interface TownPostcodeRecord {
  readonly istatCode: string;
  readonly cap: string;
}

export interface StreetRecord {
  readonly key: string;
  readonly istatCode: string;
  /** Via, Piazza, Corso, … */
  readonly kind: string;
  readonly name: string;
  readonly germanName: string | null;
  readonly cap: string | null;
}

/** Somebody whom the identity services know; not everybody of them has entered here. */
export interface DirectoryPersonRecord {
  readonly customerCode: string;
  readonly segment: string;
  readonly uid: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly isValid: boolean;
}

export interface MacroTypeRecord {
  readonly id: string;
  readonly name: string;
  readonly position: number;
}

/** What can be repaired, and how it is assisted. */
export interface InstallationRecord {
  readonly id: string;
  readonly macroTypeId: string;
  readonly name: string;
  readonly icon: string | null;
  readonly position: number;
  readonly byVideocall: boolean;
  readonly byTechnician: boolean;
}

/** A piece of a day in which is booked; times of day in Rome, `HH:mm`. */
export interface SlotWindowRecord {
  readonly id: string;
  readonly supportType: 'VIDEOCALL' | 'EXIT_TECHNICAL';
  readonly starts: string;
  readonly ends: string;
}

/** A company that sends technicians, or the operations centre. */
export interface CompanyRecord {
  readonly id: string;
  readonly code: string;
  readonly supportType: 'VIDEOCALL' | 'EXIT_TECHNICAL';
  readonly name: string | null;
  readonly phone: string | null;
  readonly score: number;
  readonly reviews: number;
  readonly licence: boolean;
  readonly travelMinutes: number;
}

export interface CompanyAreaRecord {
  readonly cap: string;
  readonly companyId: string;
}

export interface CompanySkillRecord {
  readonly companyId: string;
  readonly installationId: string;
}

/** When a company works, and how many visits it can make at once; 1 is Monday. */
export interface CompanyHoursRecord {
  readonly companyId: string;
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
  readonly places: number;
}

/** What a service of technical interventions covers. */
export interface CoveredInstallationRecord {
  readonly contractCode: string;
  readonly installationId: string;
}

export interface FreeHourRecord {
  readonly contractCode: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly usedOn: string | null;
}

export interface CancellationReasonRecord {
  readonly id: string;
  readonly label: string;
  readonly requireNotes: boolean;
  readonly priority: number;
}

/** A whole provider, in the order in which it can be written. */
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
  readonly meterReadings: readonly MeterReadingRecord[];
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
