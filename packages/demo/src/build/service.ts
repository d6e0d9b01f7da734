import { FIBRE_PRODUCT_TYPE } from '@sportello/domain';
import type {
  AddressRecord,
  CommodityContractRecord,
  FibreLineRecord,
  SelfConsumptionRecord,
  VasContractRecord,
} from '../records.ts';
import type { Owner } from './customer.ts';
import type { Stage } from './stage.ts';

/** Product codes of the demo provider; with fibre's, those whose progress shows as activation. */
export const productCodes = {
  boiler: 'ZCAL',
  airConditioner: 'ZCLI',
  panels: 'ZFOT',
  heatPump: 'ZPDC',
  wallbox: 'ZWBX',
  insurance: 'ZASC',
  selfConsumption: 'ZAUC',
  technicalIntervention: 'ZINT',
  homeAutomation: 'ZDOM',
} as const;

type Fixed = 'code' | 'customerCode' | 'type' | 'subType' | 'commodityCode' | 'pod' | keyof AddressRecord;

/** Months count from this one. */
export type ServiceGiven = Partial<Omit<VasContractRecord, Fixed | 'productType' | 'name'>> & {
  readonly name: string;
  readonly product?: keyof typeof productCodes;
  /** Month of the purchase; a year ago by default. */
  readonly since?: number;
  /** The owner's home by default. */
  readonly at?: AddressRecord;
  readonly with?: CommodityContractRecord;
};

/** Adds a service of no special kind; running by default. */
export function aService(stage: Stage, owner: Owner, given: ServiceGiven): VasContractRecord {
  return addService(stage, owner, given, 'SERVIZIO', 'DEFAULT', 'homeAutomation');
}

/** Adds a service that sends a technician; by default the first hour of a year is free. */
export function aTechnicalService(
  stage: Stage,
  owner: Owner,
  { hasFreeHour = true, ...given }: ServiceGiven & { readonly hasFreeHour?: boolean },
): VasContractRecord {
  const contract = addService(stage, owner, given, 'SERVIZIO', 'INTERVENTO_TECNICO', 'technicalIntervention');
  if (hasFreeHour) {
    stage.records.freeHours.push({
      contractCode: contract.code,
      validFrom: stage.calendar.month(-6),
      validTo: stage.calendar.monthEnd(6),
      usedOn: null,
    });
  }
  return contract;
}

/** Adds an insurance of the home or of a supply. */
export function anInsurance(stage: Stage, owner: Owner, given: ServiceGiven): VasContractRecord {
  const insurance = { insuranceCompany: 'Tutela Casa Assicurazioni', personalDataCategoryId: '7', ...given };
  return addService(stage, owner, insurance, 'SERVIZIO', 'ASSICURAZIONE', 'insurance');
}

/** Adds a sold product: a boiler, panels, … */
export function aProduct(stage: Stage, owner: Owner, given: ServiceGiven): VasContractRecord {
  return addService(stage, owner, given, 'PRODOTTO', 'DEFAULT', 'boiler');
}

/** Adds a self-consumption contract and the party that its holder represents. */
export function aSelfConsumption(
  stage: Stage,
  owner: Owner,
  given: ServiceGiven,
  account: Omit<SelfConsumptionRecord, 'contractCode' | 'businessActivation'>,
): VasContractRecord {
  const contract = addService(stage, owner, given, 'SERVIZIO', 'AUTOCONSUMO', 'selfConsumption');
  stage.records.selfConsumptions.push({
    contractCode: contract.code,
    businessActivation: contract.activationDate,
    ...account,
  });
  return contract;
}

/** Adds a fibre contract and its line. */
export function aFibre(
  stage: Stage,
  owner: Owner,
  given: Omit<ServiceGiven, 'product'>,
  line: Partial<FibreLineRecord> = {},
): VasContractRecord {
  const contract = addService(stage, owner, given, 'FIBRA', 'DEFAULT', undefined);
  stage.records.fibreLines.push({
    resourceId: `FTH${stage.digits('resource', 9)}`,
    migrationCode: `AUR${stage.digits('migration', 8)}001F`,
    modemOnLoan: true,
    publicStaticIp: false,
    ultraFastSpeed: true,
    technology: 'FTTH',
    downloadSpeed: 2500,
    ...line,
    contractCode: contract.code,
  });
  return contract;
}

function addService(
  stage: Stage,
  owner: Owner,
  { since = -12, at = owner.home, with: supply, product, ...facts }: ServiceGiven,
  type: VasContractRecord['type'],
  subType: VasContractRecord['subType'],
  usualProduct: keyof typeof productCodes | undefined,
): VasContractRecord {
  const kind = product ?? usualProduct;
  const code = stage.code('service');
  const contract: VasContractRecord = {
    code,
    customerCode: owner.customerCode,
    type,
    subType,
    productType: kind === undefined ? FIBRE_PRODUCT_TYPE : productCodes[kind],
    sourceState: 'Attivo',
    progress: 100,
    description: null,
    activationDate: stage.calendar.month(since + 1),
    purchaseDate: stage.calendar.month(since),
    endDate: null,
    registryCode: `ANA${code}`,
    commodityCode: supply?.code ?? null,
    image: null,
    keyword: null,
    contractAccount: supply?.contractAccount ?? stage.code('account'),
    insuranceCompany: null,
    pod: supply?.pod ?? null,
    personalDataCategoryId: null,
    fiscalCode: owner.fiscalCode,
    vatNumber: owner.vatNumber,
    ...at,
    ...facts,
  };
  stage.records.vasContracts.push(contract);
  return contract;
}
