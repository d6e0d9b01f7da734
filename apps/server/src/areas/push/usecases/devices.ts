import { createECDH } from 'node:crypto';
import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { normalizeAppToken, PUSH_APPS, PUSH_KINDS } from '@sportello/domain';
import { NO_VERSION } from '../../../db/version.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { rejectStaleVersion } from '../../../shared/versions.ts';
import { beginPreference, listPreferences, lockPreference, updatePreference } from '../queries/preferences.ts';
import {
  deleteDevice,
  deleteOldestDevices,
  deleteReplaced,
  listDevices,
  putSubscription,
  type NewSubscription,
} from '../queries/subscriptions.ts';

/** Devices of one customer (push.dispositivo.1). */
const mostDevices = 10;

export async function readPushState(
  { db, push }: Services,
  { customerCode, sessionId }: CustomerActor,
): Promise<AnswerOf<Catalogue['pushState']>> {
  const preferences = await listPreferences(db, customerCode);
  const devices = await listDevices(db, customerCode);
  return {
    chiave: push.WEB?.publicKey ?? null,
    app: PUSH_APPS.filter((app) => push[app] !== null),
    tipi: PUSH_KINDS.map((tipo) => {
      const { isOn, version } = preferences.find(({ kind }) => kind === tipo) ?? { isOn: true, version: NO_VERSION };
      return { tipo, attivo: isOn, versione: version };
    }),
    dispositivi: devices.map((device) => ({
      id: device.id,
      dispositivo: device.userAgent,
      dal: device.createdAt.toISOString(),
      questo: device.sessionId === sessionId,
    })),
  };
}

/** Takes the browser as a device of the customer, if its endpoint is at a known push service (push.dispositivo.2). */
export async function subscribeDevice(
  services: Services,
  actor: CustomerActor,
  { endpoint, p256dh, auth }: ParsedRequestOf<Catalogue['subscribePush']>['body'],
  info: DeviceInfo,
): Promise<AnswerOf<Catalogue['subscribePush']>> {
  const { WEB: transport } = services.push;
  if (transport === null) throw new ApiError('NOT_FOUND');
  if (transport.serviceOf(endpoint) === undefined) throw invalidFieldError('endpoint', 'NOT_A_PUSH_SERVICE');
  if (!isPoint(p256dh)) throw invalidFieldError('p256dh', 'NOT_A_KEY');
  return take(services, actor, { kind: 'WEB', endpoint, p256dh, auth }, info, 'subscribePush');
}

/** Takes an app of a store as a device of the customer, where the provider sends pushes to its system. */
export async function subscribeAppDevice(
  services: Services,
  actor: CustomerActor,
  { sistema, token }: ParsedRequestOf<Catalogue['subscribeApp']>['body'],
  info: DeviceInfo,
): Promise<AnswerOf<Catalogue['subscribeApp']>> {
  if (services.push[sistema] === null) throw new ApiError('NOT_FOUND');
  return take(services, actor, { kind: sistema, token: normalizeAppToken(sistema, token) }, info, 'subscribeApp');
}

type DeviceInfo = Pick<RequestInfo, 'deviceId' | 'userAgent'>;

async function take(
  { db, clock }: Services,
  actor: CustomerActor,
  address: NewSubscription['address'],
  { deviceId, userAgent }: DeviceInfo,
  act: 'subscribePush' | 'subscribeApp',
): Promise<{ id: string }> {
  const { customerCode, sessionId } = actor;
  const now = clock();
  return db.transaction(async (tx) => {
    const id = await putSubscription(tx, { customerCode, sessionId, deviceId, userAgent, address }, now);
    await deleteReplaced(tx, { id, sessionId });
    await deleteOldestDevices(tx, customerCode, mostDevices);
    await record(tx, actor, act, now);
    return { id };
  });
}

/** Encrypting for a key that is no point of the curve would fail at each push. */
function isPoint(publicKey: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(publicKey, 'base64url');
    return true;
  } catch {
    return false;
  }
}

export async function unsubscribeDevice({ db, clock }: Services, actor: CustomerActor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteDevice(tx, actor.customerCode, id))) throw new ApiError('NOT_FOUND');
    await record(tx, actor, 'unsubscribePush', clock());
  });
}

export async function switchKind(
  { db, clock }: Services,
  actor: CustomerActor,
  { tipo, attivo }: ParsedRequestOf<Catalogue['setPushKind']>['body'],
  version: string | undefined,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const place = { customerCode: actor.customerCode, kind: tipo };
    const known = await lockPreference(tx, place);
    // An unchanged value is accepted, so a request whose response was lost can be repeated.
    if ((known?.isOn ?? true) === attivo) return;
    // Another request may have begun it since, and is then seen under the lock.
    const isFirst = known === undefined && (await beginPreference(tx, place, now));
    const standing = await lockPreference(tx, place);
    if (standing?.isOn === attivo) return;
    rejectStaleVersion(version, isFirst ? NO_VERSION : (standing?.version ?? NO_VERSION));
    await updatePreference(tx, place, attivo, now);
    await record(tx, actor, 'setPushKind', now);
  });
}
