import type { AddressRecord, CommodityContractRecord } from '../records.ts';
import type { Owner } from './customer.ts';
import type { Stage } from './stage.ts';

type Fixed = 'code' | 'customerCode' | 'commodity' | 'pod' | 'pdr' | keyof AddressRecord;

/** What a persona says of a supply; the rest has a usual value. Months count from this one. */
export type SupplyGiven = Partial<Omit<CommodityContractRecord, Fixed>> & {
  /** Month of the start; by default two years ago. */
  readonly since?: number;
  /** Month in which it ended: the supply is then ceased. */
  readonly until?: number;
  /** Where it is, if not at the owner's home. */
  readonly at?: AddressRecord;
};

/** An electricity contract; active unless said otherwise. */
export function anElectricitySupply(stage: Stage, owner: Owner, given: SupplyGiven = {}): CommodityContractRecord {
  const { province } = given.at ?? owner.home;
  const usual = { offerName: 'Luce Serena', areraCode: '009999ESFML01XXLUCESERENA0000001' };
  return addSupply(stage, owner, given, { ...usual, commodity: 'LUCE', pod: aPod(stage, province), pdr: null });
}

/** A gas contract; active unless said otherwise. */
export function aGasSupply(stage: Stage, owner: Owner, given: SupplyGiven = {}): CommodityContractRecord {
  const usual = { offerName: 'Gas Sereno', areraCode: '009999GSFML01XXGASSERENO00000001' };
  return addSupply(stage, owner, given, { ...usual, commodity: 'GAS', pod: null, pdr: aPdr(stage) });
}

/** Electricity distributors other than the national one, by province of the town that they serve. */
const distributors: Readonly<Record<string, string>> = { RM: '002', MI: '012', BS: '012', TO: '020' };

/** A point of delivery of electricity, at the distributor of the place. */
export function aPod(stage: Stage, province: string | null): string {
  return `IT${distributors[province ?? ''] ?? '001'}E${stage.digits('pod', 8)}`;
}

/** A delivery point of gas. */
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
    // Signed in the month before the last: a switch takes at least three weeks.
    signDate: calendar.month(since - 2),
    selfReading: point.commodity === 'GAS',
    fiscalCode: owner.fiscalCode,
    vatNumber: owner.vatNumber,
    billingType: 'Bimestrale',
    residenceAlias: null,
    ...at,
    ...facts,
  };
  stage.records.commodityContracts.push(supply);
  return supply;
}
