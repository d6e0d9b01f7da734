import { SUPPLIED_COMMODITIES, type CommodityType } from '../contracts/commodity.ts';
import type { ContractStatus } from '../contracts/status.ts';

/** Kinds of requests about a supply (pratica.tipi.1). */
export const SUPPLY_REQUEST_KINDS = [
  'VOLTURA',
  'SUBENTRO',
  'NUOVA_ATTIVAZIONE',
  'TRASLOCO',
  'POTENZA',
  'FATTURAZIONE',
  'DISATTIVAZIONE',
  'RIENTRO',
  'RESIDENZA',
  'RIATTIVAZIONE',
] as const;
export type SupplyRequestKind = (typeof SUPPLY_REQUEST_KINDS)[number];

export const SUPPLY_REQUEST_KIND_LABELS = {
  VOLTURA: 'Voltura',
  SUBENTRO: 'Subentro',
  NUOVA_ATTIVAZIONE: 'Nuova attivazione',
  TRASLOCO: 'Cambio casa',
  POTENZA: 'Cambio potenza',
  FATTURAZIONE: 'Indirizzo e dati fiscali',
  DISATTIVAZIONE: 'Disattivazione',
  RIENTRO: 'Rientro',
  RESIDENZA: 'Residenza',
  RIATTIVAZIONE: 'Riattivazione',
} as const satisfies Record<SupplyRequestKind, string>;

/** Standing of an own supply, as far as it decides which requests are offered (pratica.tipi.2). */
export type SupplyStanding = 'ACTIVE' | 'SUSPENDED' | 'ENDED' | 'OTHER';

interface KindRules {
  /** One of the customer's own supplies, or a delivery point that is not theirs yet. */
  readonly about: 'OWN_SUPPLY' | 'DELIVERY_POINT';
  readonly commodities: readonly CommodityType[];
  /** Standing of an own supply for which it is offered. */
  readonly of?: Exclude<SupplyStanding, 'OTHER'>;
  /** Only residential customers may ask for it. */
  readonly isForConsumers?: true;
  /** It is done by the distributor. */
  readonly isDistributed: boolean;
  /** Somebody comes to the meter. */
  readonly hasWork: boolean;
  /** A one-time code signs it. */
  readonly isSigned: boolean;
}

const newPoint = {
  about: 'DELIVERY_POINT',
  commodities: SUPPLIED_COMMODITIES,
  isDistributed: true,
  isSigned: true,
} as const;
const ownSupply = { about: 'OWN_SUPPLY', commodities: SUPPLIED_COMMODITIES, of: 'ACTIVE' } as const;
const byDistributor = { isDistributed: true, hasWork: true, isSigned: true } as const;
const byProvider = { isDistributed: false, hasWork: false, isSigned: false } as const;

/** Rules of each kind (pratica.tipi.1). */
export const SUPPLY_REQUEST_RULES: Readonly<Record<SupplyRequestKind, KindRules>> = {
  VOLTURA: { ...newPoint, hasWork: false },
  SUBENTRO: { ...newPoint, hasWork: true },
  NUOVA_ATTIVAZIONE: { ...newPoint, hasWork: true },
  TRASLOCO: { ...ownSupply, ...byDistributor },
  POTENZA: { ...ownSupply, ...byDistributor, commodities: ['LUCE'] },
  FATTURAZIONE: { ...ownSupply, ...byProvider },
  DISATTIVAZIONE: { ...ownSupply, ...byDistributor },
  RIENTRO: { ...ownSupply, ...byDistributor, of: 'ENDED', hasWork: false },
  RESIDENZA: { ...ownSupply, ...byProvider, commodities: ['LUCE'], isForConsumers: true },
  RIATTIVAZIONE: { ...ownSupply, of: 'SUSPENDED', isDistributed: true, hasWork: false, isSigned: false },
};

/** Returns the standing of a supply by its status (pratica.tipi.2). */
export function supplyStanding(status: ContractStatus): SupplyStanding {
  switch (status) {
    case 'ATTIVO':
      return 'ACTIVE';
    case 'SOSPESO_MOROSITA':
      return 'SUSPENDED';
    case 'CESSATO':
      return 'ENDED';
    default:
      return 'OTHER';
  }
}

/** A supply of the customer, as far as it decides which requests are offered. */
export interface RequestableSupply {
  readonly contractCode: string;
  readonly commodity: CommodityType;
  readonly standing: SupplyStanding;
  /** POD or PDR. */
  readonly point: string | undefined;
  /** In kW. */
  readonly power: number | undefined;
}

/** A kind that the customer may ask for, and the supplies for which they may. */
export interface OfferedRequest {
  readonly kind: SupplyRequestKind;
  /** Empty for a kind that is about a new delivery point. */
  readonly contractCodes: readonly string[];
}

/**
 * Returns the requests that a customer may make (pratica.tipi.2).
 *
 * @param priced kinds for which the provider has a price
 */
export function offeredRequests(
  { isConsumer, supplies }: { readonly isConsumer: boolean; readonly supplies: readonly RequestableSupply[] },
  priced: readonly SupplyRequestKind[],
): readonly OfferedRequest[] {
  const running = new Set(supplies.filter(({ standing }) => standing !== 'ENDED').map(({ point }) => point));
  return SUPPLY_REQUEST_KINDS.filter((kind) => priced.includes(kind)).flatMap((kind): OfferedRequest[] => {
    const { about, commodities, of, isForConsumers } = SUPPLY_REQUEST_RULES[kind];
    if (isForConsumers === true && !isConsumer) return [];
    if (about === 'DELIVERY_POINT') return [{ kind, contractCodes: [] }];
    const offered = supplies.filter(
      ({ commodity, standing, point, power }) =>
        standing === of &&
        commodities.includes(commodity) &&
        (kind !== 'POTENZA' || power !== undefined) &&
        // A point that is supplied again does not come back.
        (of !== 'ENDED' || (point !== undefined && !running.has(point))),
    );
    return offered.length === 0 ? [] : [{ kind, contractCodes: offered.map(({ contractCode }) => contractCode) }];
  });
}

/** Returns true if a kind is offered for a supply, or without one (pratica.tipi.2). */
export function isOffered(
  offered: readonly OfferedRequest[],
  kind: SupplyRequestKind,
  contractCode: string | undefined,
): boolean {
  const found = offered.find((each) => each.kind === kind);
  if (found === undefined) return false;
  return contractCode === undefined ? found.contractCodes.length === 0 : found.contractCodes.includes(contractCode);
}
