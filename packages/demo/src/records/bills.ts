import type { MeterReadingRecord } from './meters.ts';

/** A bill, instalment or invoice with its lines and readings; amounts in cents. */
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
  /** Null for the bill of a service. */
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
  readonly instalmentOf: string | null;
  readonly consumption: number | null;
  readonly consumptionUnit: 'kWh' | 'mc' | 'Smc' | null;
  /** kWh or standard cubic metres of the year between the two days. */
  readonly yearlyConsumption: number | null;
  readonly yearlyFrom: string | null;
  readonly yearlyTo: string | null;
  /** kW; electricity only. */
  readonly maxPower: number | null;
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

export interface BillLineRecord {
  /** Counted from 1. */
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

/** Delivery settings of an account; 02 is web, 03 is paper. */
export interface BillDeliveryRecord {
  readonly customerCode: string;
  readonly contractAccount: string;
  readonly billDelivery: '02' | '03' | null;
  readonly sms: boolean;
  readonly mail: boolean;
  readonly deliveryFrequency: string | null;
}

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

/** Amounts in cents. */
export interface VasChargeRecord {
  readonly contractCode: string;
  readonly contractAccount: string;
  readonly amountCents: number | null;
  readonly frequency: string | null;
  readonly nextChargeDay: string | null;
}
