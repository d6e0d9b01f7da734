import { smcPerMetre } from './consumption.ts';
import { hash } from './random.ts';
import type { AddressRecord, CommodityContractRecord } from '../records.ts';
import type { Owner } from './customer.ts';
import type { Stage } from './stage.ts';

type Fixed = 'code' | 'customerCode' | 'commodity' | 'pod' | 'pdr' | keyof AddressRecord;

/** Months count from this one. */
export type SupplyGiven = Partial<Omit<CommodityContractRecord, Fixed>> & {
  /** Month of the start; two years ago by default. */
  readonly since?: number;
  /** Month of the end; the supply is then ceased. */
  readonly until?: number;
  /** The owner's home by default. */
  readonly at?: AddressRecord;
};

/** Adds an electricity contract; active by default. */
export function anElectricitySupply(stage: Stage, owner: Owner, given: SupplyGiven = {}): CommodityContractRecord {
  const { province } = given.at ?? owner.home;
  const usual = { offerName: 'Luce Serena', areraCode: '009999ESFML01XXLUCESERENA0000001' };
  return addSupply(stage, owner, given, { ...usual, commodity: 'LUCE', pod: aPod(stage, province), pdr: null });
}

/** Adds a gas contract; active by default. */
export function aGasSupply(stage: Stage, owner: Owner, given: SupplyGiven = {}): CommodityContractRecord {
  const usual = { offerName: 'Gas Sereno', areraCode: '009999GSFML01XXGASSERENO00000001' };
  return addSupply(stage, owner, given, { ...usual, commodity: 'GAS', pod: null, pdr: aPdr(stage) });
}

/** Electricity distributors other than the national one, by province that they serve. */
const distributors: Readonly<Record<string, string>> = { RM: '002', MI: '012', BS: '012', TO: '020' };

/** Returns an electricity POD of the distributor that serves the province. */
export function aPod(stage: Stage, province: string | null): string {
  return `IT${distributors[province ?? ''] ?? '001'}E${stage.digits('pod', 8)}`;
}

/** Returns a gas PDR. */
export function aPdr(stage: Stage): string {
  return stage.random.pick(['00881', '01611', '03081', '00594']) + stage.digits('pdr', 9);
}

function addSupply(
  stage: Stage,
  owner: Owner,
  { since = -24, until, at = owner.home, ...facts }: SupplyGiven,
  point: Pick<CommodityContractRecord, 'commodity' | 'pod' | 'pdr' | 'offerName' | 'areraCode'>,
): CommodityContractRecord {
  const { calendar } = stage;
  const code = stage.code('contract');
  const supply: CommodityContractRecord = {
    code,
    customerCode: owner.customerCode,
    ...point,
    sourceState: until === undefined ? 'Attivo' : 'Cessato',
    quotationCode: null,
    nickname: null,
    market: 'LIBERO',
    contractAccount: stage.code('account'),
    crmCode: `CRM${code}`,
    startDate: calendar.month(since),
    endDate: until === undefined ? null : calendar.monthEnd(until),
    // Signed in the month before the last, because a switch takes at least three weeks.
    signDate: calendar.month(since - 2),
    selfReading: point.commodity === 'GAS',
    fiscalCode: owner.fiscalCode,
    vatNumber: owner.vatNumber,
    billingType: 'Bimestrale',
    residenceAlias: null,
    activationDate: null,
    tariffType: null,
    power: null,
    gasCoefficient: point.commodity === 'GAS' ? smcPerMetre({ code }) : null,
    dealerPhone: null,
    landSheet: null,
    landParcel: null,
    landSubunit: null,
    ...at,
    ...facts,
  };
  const complete = { ...supply, ...detailsOf(supply), ...landRegistryOf(code) };
  stage.records.commodityContracts.push(complete);
  return complete;
}

const tariffs = ['Bioraria', 'Monoraria', 'Multioraria'] as const;
const powers = [3, 4.5, 6] as const;
const dealerPhones = { LUCE: '800000101', GAS: '800000102' } as const;

/** Drawn from the supply's code, so that no other data changes with it. */
function detailsOf({ code, commodity, sourceState, startDate, power }: CommodityContractRecord) {
  const draw = hash(`details/${code}`) >>> 8;
  const isRunning = sourceState === 'Attivo';
  return {
    activationDate: sourceState === 'In Attivazione' ? null : startDate,
    tariffType: commodity === 'LUCE' ? (tariffs[draw % tariffs.length] ?? null) : 'Riscaldamento e uso cucina',
    power: commodity === 'LUCE' ? (power ?? powers[draw % powers.length] ?? null) : null,
    // No gas supply lacks the number for leaks.
    dealerPhone: isRunning && (commodity === 'GAS' || draw % 4 !== 1) ? dealerPhones[commodity] : null,
  };
}

function landRegistryOf(code: string) {
  const draw = hash(`land/${code}`) >>> 8;
  if (draw % 3 === 0) return {};
  return {
    landSheet: String(1 + (draw % 180)),
    landParcel: String(1 + (draw % 1_200)),
    landSubunit: draw % 2 === 0 ? String(1 + (draw % 60)) : null,
  };
}
