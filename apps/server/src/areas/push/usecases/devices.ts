import { createECDH } from 'node:crypto';
import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { PUSH_KINDS } from '@sportello/domain';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import {
  deleteDevice,
  deleteOldestDevices,
  deleteReplaced,
  listDevices,
  listPreferences,
  putPreference,
  putSubscription,
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
    chiave: push?.publicKey ?? null,
    tipi: PUSH_KINDS.map((tipo) => ({
      tipo,
      attivo: preferences.find(({ kind }) => kind === tipo)?.isOn ?? true,
    })),
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
  { db, push, clock }: Services,
  actor: CustomerActor,
  { endpoint, p256dh, auth }: ParsedRequestOf<Catalogue['subscribePush']>['body'],
  { deviceId, userAgent }: Pick<RequestInfo, 'deviceId' | 'userAgent'>,
): Promise<AnswerOf<Catalogue['subscribePush']>> {
  if (push === null) throw new ApiError('NOT_FOUND');
  if (push.serviceOf(endpoint) === undefined) throw invalidFieldError('endpoint', 'NOT_A_PUSH_SERVICE');
  if (!isPoint(p256dh)) throw invalidFieldError('p256dh', 'NOT_A_KEY');
  const { customerCode, sessionId } = actor;
  const now = clock();
  return db.transaction(async (tx) => {
    const device = { customerCode, sessionId, deviceId, endpoint, p256dh, auth, userAgent };
    const id = await putSubscription(tx, device, now);
    await deleteReplaced(tx, { id, sessionId });
    await deleteOldestDevices(tx, customerCode, mostDevices);
    await record(tx, actor, 'subscribePush', now);
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
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    await putPreference(tx, { customerCode: actor.customerCode, kind: tipo, isOn: attivo }, now);
    await record(tx, actor, 'setPushKind', now);
  });
}
