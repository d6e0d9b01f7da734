import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome, NOTIFICATION_ON, type BillDeliveryCode } from '@sportello/domain';
import { listCommodityContracts, listVasContracts } from '../queries/contracts.ts';
import { findSupply } from '../queries/contract-data.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import {
  beginBillDelivery,
  findBillDelivery,
  findServiceAccount,
  listBillDeliveries,
  lockBillDelivery,
  updateBillDelivery,
} from '../queries/bill-deliveries.ts';
import { NO_VERSION } from '../../../db/version.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';
import { rejectStaleVersion } from '../../../shared/versions.ts';
import { supplyName, type NamedSupply } from './details.ts';

type Reception = AnswerOf<Catalogue['recuperoRicezioneNotifiche']>;

export async function supplyDelivery(services: Services, actor: CustomerActor, asked: NamedSupply): Promise<Reception> {
  const supply = await findSupply(services.db, actor.customerCode, supplyName(asked));
  return deliveryOn(services, actor, supply?.contractAccount ?? null);
}

export async function serviceDelivery(services: Services, actor: CustomerActor, code: string): Promise<Reception> {
  const service = await findServiceAccount(services.db, actor.customerCode, code);
  if (!service) throw new ApiError('NOT_FOUND');
  return deliveryOn(services, actor, service.contractAccount);
}

/** Answer for an account without saved settings: no values, at the version before the first. */
const nothingChosen = { billDelivery: null, sms: false, mail: false, deliveryFrequency: null, version: NO_VERSION };

async function deliveryOn(
  { db }: Services,
  { customerCode }: CustomerActor,
  contractAccount: string | null,
): Promise<Reception> {
  if (contractAccount === null) return deliveryAnswer({ ...nothingChosen, contractAccount, version: null });
  const said = await findBillDelivery(db, { customerCode, contractAccount });
  return deliveryAnswer(said ?? { ...nothingChosen, contractAccount });
}

function deliveryAnswer(row: {
  readonly contractAccount: string | null;
  readonly billDelivery: BillDeliveryCode | null;
  readonly sms: boolean;
  readonly mail: boolean;
  readonly deliveryFrequency: string | null;
  readonly version: string | null;
}): Reception {
  return {
    contractAccount: row.contractAccount,
    flagBollettaWeb: row.billDelivery,
    flagNotificaSms: row.sms ? NOTIFICATION_ON : null,
    flagNotificaMail: row.mail ? NOTIFICATION_ON : null,
    frequenzaRecapito: row.deliveryFrequency,
    versione: row.version,
  };
}

export async function ownBillDeliveries(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<Omit<Reception, 'versione'>[]> {
  const said = await listBillDeliveries(db, customerCode);
  return said.map((row) => {
    const { versione: _, ...rest } = deliveryAnswer(row);
    return rest;
  });
}

interface Asked {
  readonly contractAccount: string;
  readonly commodity?: string | undefined;
  readonly flagBollettaWeb: BillDeliveryCode | null;
  readonly flagNotificaSms: typeof NOTIFICATION_ON | null;
  readonly flagNotificaMail: typeof NOTIFICATION_ON | null;
}

/** Saves the delivery settings of a supply; its account must bill a supply of that commodity. */
export async function saveSupplyDelivery(
  services: Services,
  actor: CustomerActor,
  asked: Asked,
  version: string | undefined,
): Promise<void> {
  await rejectOtherCommodity(services, actor, asked);
  await saveBillDelivery(services, actor, asked, version, 'modificaRicezioneNotifiche');
}

/** Saves the delivery settings of a service; its account must bill a service. */
export async function saveServiceDelivery(
  services: Services,
  actor: CustomerActor,
  asked: Asked,
  version: string | undefined,
): Promise<void> {
  const billed = await listVasContracts(services.db, actor.customerCode, asked.contractAccount);
  if (billed.length === 0) throw new ApiError('NOT_FOUND');
  if (asked.commodity !== undefined) await rejectOtherCommodity(services, actor, asked);
  await saveBillDelivery(services, actor, asked, version, 'modificaRicezioneNotificheVas');
}

async function rejectOtherCommodity(services: Services, { customerCode }: CustomerActor, asked: Asked): Promise<void> {
  const today = dayInRome(services.clock().getTime());
  const billed = await listCommodityContracts(services.db, customerCode, today, asked.contractAccount);
  const commodity = asked.commodity?.toUpperCase();
  if (!billed.some((supply) => supply.commodity === commodity)) throw new ApiError('COMMODITY_TYPE_NOT_FOUND');
}

async function saveBillDelivery(
  services: Services,
  actor: CustomerActor,
  asked: Asked,
  version: string | undefined,
  deed: string,
): Promise<void> {
  const { contractAccount } = asked;
  const { customerCode } = actor;
  const wanted = {
    billDelivery: asked.flagBollettaWeb,
    sms: asked.flagNotificaSms === NOTIFICATION_ON,
    mail: asked.flagNotificaMail === NOTIFICATION_ON,
  };
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const place = { customerCode, contractAccount };
    const isFirst = await beginBillDelivery(db, place);
    const said = await lockBillDelivery(db, place);
    if (!said) throw new ApiError('NOT_FOUND');
    const isSo = said.billDelivery === wanted.billDelivery && said.sms === wanted.sms && said.mail === wanted.mail;
    // An unchanged value is accepted, so a request whose response was lost can be retried.
    if (!isFirst && isSo) return;
    // A row inserted above is rolled back with the transaction.
    rejectStaleVersion(version, isFirst ? NO_VERSION : said.version);
    await updateBillDelivery(db, place, wanted);
    const data = { contractAccount, ...wanted };
    const before = { billDelivery: said.billDelivery, sms: said.sms, mail: said.mail };
    await announce(db, { kind: 'NOTIFICATION_PREFERENCES_CHANGED', customerCode, data, before }, actor, now);
    await invalidateOpenApps(db, { customerCode, about: 'contracts' });
    await record(db, actor, deed, now);
  });
}
