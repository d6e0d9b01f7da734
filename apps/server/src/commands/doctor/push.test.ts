import { expect, it } from 'vitest';
import { startApns } from '../../../test/support/push/apns-service.ts';
import { startFcm } from '../../../test/support/push/fcm-service.ts';
import { testStoreKeys } from '../../../test/support/push/store-keys.ts';
import { checkStorePush } from './push.ts';

const linesOf = async (config: Parameters<typeof checkStorePush>[0]) =>
  (await checkStorePush(config)).map(({ about, state, text }) => `${state} ${about}: ${text}`);

it('returns nothing where no app gets pushes', async () => {
  expect(await linesOf({ ANDROID: null, IOS: null })).toEqual([]);
});

it('returns that both services know the keys, without sending anything', async () => {
  const [fcm, apns] = await Promise.all([startFcm(), startApns(() => ({ status: 400, reason: 'BadDeviceToken' }))]);
  expect(await linesOf({ ANDROID: fcm.access, IOS: apns.access })).toEqual([
    'good push to Android: Google knows push@adda.iam.gserviceaccount.com',
    'good push to iOS: Apple knows APNS_KEY_ID for example.adda.area',
  ]);
  expect([fcm.offered.length, fcm.grants(), apns.accepted.length]).toEqual([0, 1, 0]);
});

it('shows a key that its service does not know', async () => {
  const [fcm, apns] = await Promise.all([startFcm({ rejectsGrants: true }), startApns()]);
  const { privateKey } = testStoreKeys.IOS ?? apns.access;
  expect(await linesOf({ ANDROID: fcm.access, IOS: { ...apns.access, privateKey } })).toEqual([
    'wrong push to Android: nothing arrives (access token: HTTP 400 {"error":"invalid_grant"})',
    'wrong push to iOS: nothing arrives (HTTP 403 InvalidProviderToken)',
  ]);
});

it('shows a service that can not be reached', async () => {
  expect(await linesOf(testStoreKeys)).toEqual([
    expect.stringMatching(/^wrong push to Android: nothing arrives \(/),
    expect.stringMatching(/^wrong push to iOS: nothing arrives \(/),
  ]);
});
