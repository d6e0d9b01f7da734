import type { AddressRecord } from './places.ts';

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
  /** kW; electricity only. */
  readonly power: number | null;
  /** Standard cubic metres per metered cubic metre; only for gas. */
  readonly gasCoefficient: number | null;
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
