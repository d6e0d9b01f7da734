import { lockSupply, updateSupply, type SupplyChange } from '../queries/contract-data.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { rejectStaleVersion } from '../../../shared/versions.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import type { Fact } from '../../../events/event.ts';

type SupplyEvent = 'CONTRACT_NICKNAME_CHANGED' | 'RESIDENCE_ALIAS_CHANGED' | 'LAND_REGISTRY_CHANGED';

interface Wanted {
  readonly contractCode: string;
  readonly values: SupplyChange;
  /** The version that the customer saw; without one the last write wins. */
  readonly version: string | undefined;
  readonly fact: { readonly [Kind in SupplyEvent]: Pick<Fact<Kind>, 'kind' | 'data'> }[SupplyEvent];
  readonly deed: string;
  /** The commodity that the supply must have, if the call names one. */
  readonly commodity?: string;
}

/**
 * Changes a supply, announces the domain event and sends an invalidation event. An unchanged value is accepted, so a
 * request whose response was lost can be retried.
 */
async function changeSupply(services: Services, actor: CustomerActor, wanted: Wanted): Promise<void> {
  const { contractCode, values, version, commodity } = wanted;
  const { customerCode } = actor;
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const supply = await lockSupply(db, customerCode, contractCode);
    if (!supply) throw new ApiError('NOT_FOUND');
    if (commodity !== undefined && commodity !== supply.commodity) throw new ApiError('COMMODITY_TYPE_NOT_FOUND');
    const names = Object.keys(values) as (keyof typeof supply)[];
    if (names.every((name) => supply[name] === (values as Partial<typeof supply>)[name])) return;
    rejectStaleVersion(version, supply.version);
    const isLand = 'landSheet' in values;
    await updateSupply(db, contractCode, isLand ? { ...values, landChangedAt: now } : values);
    const before = Object.fromEntries(names.map((name) => [name, supply[name]]));
    await announce(db, { ...wanted.fact, customerCode, before }, actor, now);
    await invalidateOpenApps(db, { customerCode, about: 'contracts' });
    await record(db, actor, wanted.deed, now);
  });
}

export async function changeNickname(
  services: Services,
  actor: CustomerActor,
  asked: { readonly codiceContratto: string; readonly commodity: string; readonly nickname?: string | undefined },
  version: string | undefined,
): Promise<void> {
  const contractCode = asked.codiceContratto;
  const nickname = asked.nickname ?? null;
  await changeSupply(services, actor, {
    contractCode,
    commodity: asked.commodity.toUpperCase(),
    values: { nickname },
    version,
    fact: { kind: 'CONTRACT_NICKNAME_CHANGED', data: { contractCode, nickname } },
    deed: 'modificaNicknameContratto',
  });
}

export async function changeResidenceAlias(
  services: Services,
  actor: CustomerActor,
  asked: { readonly codiceContratto: string; readonly aliasAbitazione?: string | undefined },
  version: string | undefined,
): Promise<void> {
  const contractCode = asked.codiceContratto;
  const residenceAlias = asked.aliasAbitazione ?? null;
  await changeSupply(services, actor, {
    contractCode,
    values: { residenceAlias },
    version,
    fact: { kind: 'RESIDENCE_ALIAS_CHANGED', data: { contractCode, residenceAlias } },
    deed: 'modificaAliasAbitazione',
  });
}

export async function saveLandRegistry(
  services: Services,
  actor: CustomerActor,
  asked: {
    readonly codiceContratto: string;
    readonly foglio: string;
    readonly particella: string;
    readonly subalterno?: string | undefined;
  },
  version: string | undefined,
): Promise<void> {
  const { codiceContratto: contractCode, foglio, particella, subalterno = null } = asked;
  await changeSupply(services, actor, {
    contractCode,
    values: { landSheet: foglio, landParcel: particella, landSubunit: subalterno },
    version,
    fact: {
      kind: 'LAND_REGISTRY_CHANGED',
      data: { contractCode, sheet: foglio, parcel: particella, subunit: subalterno },
    },
    deed: 'saveLandRegistry',
  });
}
