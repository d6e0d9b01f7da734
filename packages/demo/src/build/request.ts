import { SWITCH_ONBOARDING_CODE } from '@sportello/domain';
import type { AddressRecord, CommodityContractRecord, OnboardingRequestRecord } from '../records.ts';
import type { Owner } from './customer.ts';
import type { Stage } from './stage.ts';
import { aGasSupply, anElectricitySupply, aPdr, aPod, type SupplyGiven } from './supply.ts';

type Fixed = 'code' | 'customerCode' | 'source' | 'commodity' | keyof AddressRecord;

export type RequestGiven = Partial<Omit<OnboardingRequestRecord, Fixed>> & {
  readonly commodity: 'LUCE' | 'GAS';
  /** The owner's home by default. */
  readonly at?: AddressRecord;
};

const aSwitch = { type: SWITCH_ONBOARDING_CODE, activationReason: 'SWITCH' };

/** Adds a supply request without a contract yet; a switch by default. */
export function aQuotation(stage: Stage, owner: Owner, given: RequestGiven): OnboardingRequestRecord {
  const offerName = given.commodity === 'LUCE' ? 'Luce Serena' : 'Gas Sereno';
  return addRequest(stage, owner, stage.code('quotation'), 'QUOTATION', { ...aSwitch, offerName, ...given });
}

/** Adds a supply in activation and the switch whose progress it shows. */
export function aSwitchingSupply(
  stage: Stage,
  owner: Owner,
  { commodity, progress, ...given }: SupplyGiven & { readonly commodity: 'LUCE' | 'GAS'; readonly progress: number },
): CommodityContractRecord {
  const quotationCode = stage.code('quotation');
  const add = commodity === 'LUCE' ? anElectricitySupply : aGasSupply;
  const supply = add(stage, owner, { since: 1, sourceState: 'In Attivazione', quotationCode, ...given });
  const { pod, pdr, offerName, startDate } = supply;
  const request = { ...aSwitch, commodity, pod, pdr, offerName, activationDate: startDate, progress };
  addRequest(stage, owner, quotationCode, 'QUOTATION', given.at ? { ...request, at: given.at } : request);
  return supply;
}

/** Adds a request for work on a meter, of the given type. */
export function aMeterRequest(
  stage: Stage,
  owner: Owner,
  given: RequestGiven & { readonly type: string },
): OnboardingRequestRecord {
  return addRequest(stage, owner, stage.code('meterRequest'), 'METER_REQUEST', given);
}

function addRequest(
  stage: Stage,
  owner: Owner,
  code: string,
  source: OnboardingRequestRecord['source'],
  { at = owner.home, ...facts }: RequestGiven,
): OnboardingRequestRecord {
  const isElectricity = facts.commodity === 'LUCE';
  const request: OnboardingRequestRecord = {
    code,
    customerCode: owner.customerCode,
    source,
    type: null,
    activationReason: null,
    status: 'In lavorazione',
    statusId: '20',
    progress: 50,
    offerName: null,
    activationDate: stage.calendar.month(2),
    cancellationReason: null,
    inadmissibilityReason: null,
    stepId: '2',
    defaulting: false,
    pod: isElectricity ? aPod(stage, at.province) : null,
    pdr: isElectricity ? null : aPdr(stage),
    ...at,
    ...facts,
  };
  stage.records.onboardingRequests.push(request);
  return request;
}
