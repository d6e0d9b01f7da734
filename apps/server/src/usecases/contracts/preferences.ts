import type { AnswerOf, Catalogue } from '@sportello/calls';
import { NOTICE_ON } from '@sportello/domain';
import { listCommodityContracts, listVasContracts } from '../../db/queries/contracts.ts';
import { findSupply } from '../../db/queries/contract-data.ts';
import { tellHint } from '../../db/hints.ts';
import {
  beginPreference,
  findPreference,
  findServiceAccount,
  listPreferences,
  lockPreference,
  updatePreference,
} from '../../db/queries/preferences.ts';
import { NO_VERSION } from '../../db/version.ts';
import { Refusal } from '../../errors/refusal.ts';
import { record } from '../audit.ts';
import type { CustomerActor, Services } from '../context.ts';
import { announce } from '../events/announce.ts';
import { supplyName, type NamedSupply } from './details.ts';

type Reception = AnswerOf<Catalogue['recuperoRicezioneNotifiche']>;

/** How bills and notices of a supply are received; one on its way has no account to receive them for. */
export async function supplyPreference(
  services: Services,
  actor: CustomerActor,
  asked: NamedSupply,
): Promise<Reception> {
  const supply = await findSupply(services.db, actor.customerCode, supplyName(asked));
  return preferenceOn(services, actor, supply?.contractAccount ?? null);
}

/** How invoices and notices of a service are received. */
export async function servicePreference(services: Services, actor: CustomerActor, code: string): Promise<Reception> {
  const service = await findServiceAccount(services.db, actor.customerCode, code);
  if (!service) throw new Refusal('NOT_FOUND');
  return preferenceOn(services, actor, service.contractAccount);
}

/** What an account that nobody has said anything about answers: nothing, at the version before the first. */
const nothingSaid = { billDelivery: null, sms: false, mail: false, deliveryFrequency: null, version: NO_VERSION };

async function preferenceOn(
  { db }: Services,
  { customerCode }: CustomerActor,
  contractAccount: string | null,
): Promise<Reception> {
  if (contractAccount === null) return preferenceAnswer({ ...nothingSaid, contractAccount, version: null });
  const said = await findPreference(db, { customerCode, contractAccount });
  return preferenceAnswer(said ?? { ...nothingSaid, contractAccount });
}

function preferenceAnswer(row: {
  readonly contractAccount: string | null;
  readonly billDelivery: '02' | '03' | null;
  readonly sms: boolean;
  readonly mail: boolean;
  readonly deliveryFrequency: string | null;
  readonly version: string | null;
}): Reception {
  return {
    contractAccount: row.contractAccount,
    flagBollettaWeb: row.billDelivery,
    flagNotificaSms: row.sms ? NOTICE_ON : null,
    flagNotificaMail: row.mail ? NOTICE_ON : null,
    frequenzaRecapito: row.deliveryFrequency,
    versione: row.version,
  };
}

/** All that a customer has said of how bills and notices are received. */
export async function ownPreferences(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<Omit<Reception, 'versione'>[]> {
  const said = await listPreferences(db, customerCode);
  return said.map((row) => {
    const { versione: _, ...rest } = preferenceAnswer(row);
    return rest;
  });
}

interface Asked {
  readonly contractAccount: string;
  readonly commodity?: string | undefined;
  readonly flagBollettaWeb: '02' | '03' | null;
  readonly flagNotificaSms: typeof NOTICE_ON | null;
  readonly flagNotificaMail: typeof NOTICE_ON | null;
}

/** Saves how bills and notices of a supply are received; its account must bill one of that commodity. */
export async function saveSupplyPreference(
  services: Services,
  actor: CustomerActor,
  asked: Asked,
  version: string | undefined,
): Promise<void> {
  await refuseOtherCommodity(services, actor, asked);
  await savePreference(services, actor, asked, version, 'modificaRicezioneNotifiche');
}

/** Saves how invoices and notices of a service are received; its account must bill one. */
export async function saveServicePreference(
  services: Services,
  actor: CustomerActor,
  asked: Asked,
  version: string | undefined,
): Promise<void> {
  const billed = await listVasContracts(services.db, actor.customerCode, asked.contractAccount);
  if (billed.length === 0) throw new Refusal('NOT_FOUND');
  if (asked.commodity !== undefined) await refuseOtherCommodity(services, actor, asked);
  await savePreference(services, actor, asked, version, 'modificaRicezioneNotificheVas');
}

async function refuseOtherCommodity({ db }: Services, { customerCode }: CustomerActor, asked: Asked): Promise<void> {
  const billed = await listCommodityContracts(db, customerCode, asked.contractAccount);
  const commodity = asked.commodity?.toUpperCase();
  if (!billed.some((supply) => supply.commodity === commodity)) throw new Refusal('COMMODITY_TYPE_NOT_FOUND');
}

async function savePreference(
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
    sms: asked.flagNotificaSms === NOTICE_ON,
    mail: asked.flagNotificaMail === NOTICE_ON,
  };
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const place = { customerCode, contractAccount };
    const isFirst = await beginPreference(db, place);
    const said = await lockPreference(db, place);
    if (!said) throw new Refusal('NOT_FOUND');
    const isSo = said.billDelivery === wanted.billDelivery && said.sms === wanted.sms && said.mail === wanted.mail;
    // What is so already is not changed again: a request whose answer was lost can be repeated.
    if (!isFirst && isSo) return;
    // What was begun here goes again with the transaction.
    if (version !== undefined && version !== (isFirst ? NO_VERSION : said.version)) {
      throw new Refusal('CHANGED_MEANWHILE');
    }
    await updatePreference(db, place, wanted);
    const data = { contractAccount, ...wanted };
    await announce(db, { kind: 'NOTIFICATION_PREFERENCES_CHANGED', customerCode, data }, actor, now);
    await tellHint(db, { customerCode, about: 'contracts' });
    await record(db, actor, deed, now);
  });
}
