import { expect, it } from 'vitest';
import { startFcm } from '../../../test/support/push/fcm-service.ts';
import { samplePush } from '../../../test/support/push/sample-push.ts';

const outcome = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    ({ name, isForGood, isAway, pauseMs, message }) => ({ name, isForGood, isAway, pauseMs, message }),
  );

it('returns to Google the keys of the words, the number and the kind alone (push.contenuto.1)', async () => {
  const { transport, accepted } = await startFcm();
  await transport.send('a:b', { ...samplePush, topic: 'abc' });
  expect(accepted).toEqual([
    {
      token: 'a:b',
      data: { id: '12', kind: 'BOLLETTA' },
      android: {
        ttl: '259200s',
        priority: 'NORMAL',
        collapse_key: 'abc',
        notification: {
          title_loc_key: 'push_bolletta_title',
          body_loc_key: 'push_bolletta_body',
          tag: 'BOLLETTA',
          channel_id: 'notifiche',
        },
      },
    },
  ]);
});

it('returns a key of its own for each push that replaces none, and a priority for an urgent one', async () => {
  const { transport, accepted } = await startFcm();
  await transport.send('a:b', samplePush);
  await transport.send('a:b', { ...samplePush, id: '13', isUrgent: true });
  expect(accepted.map(({ android }) => [android.collapse_key, android.priority])).toEqual([
    ['12', 'NORMAL'],
    ['13', 'HIGH'],
  ]);
});

it('returns one access token to all pushes of its time', async () => {
  const { transport, accepted, grants } = await startFcm();
  await Promise.all(Array.from({ length: 8 }, () => transport.send('a:b', samplePush)));
  await transport.send('a:b', samplePush);
  expect(accepted).toHaveLength(9);
  expect(grants()).toBe(1);
});

it('returns a new access token in the last minutes of the one before', async () => {
  const { transport, grants } = await startFcm({ tokenSeconds: 300 });
  await transport.send('a:b', samplePush);
  await transport.send('a:b', samplePush);
  expect(grants()).toBe(2);
});

it('sends once more with a new access token after 401', async () => {
  const { transport, accepted, grants, revoke } = await startFcm();
  await transport.send('a:b', samplePush);
  revoke();
  await transport.send('a:b', samplePush);
  expect(accepted).toHaveLength(2);
  expect(grants()).toBe(2);
});

it('rejects a push for later when the new access token is worthless too', async () => {
  const { transport, grants } = await startFcm({ rejectsTokens: true });
  expect(await outcome(transport.send('a:b', samplePush))).toMatchObject({ isForGood: false, isAway: true });
  expect(grants()).toBe(2);
});

it('rejects a push for later when Google does not know the service account', async () => {
  const { transport, offered } = await startFcm({ rejectsGrants: true });
  expect(await outcome(transport.send('a:b', samplePush))).toMatchObject({
    name: 'NotCarried',
    isForGood: false,
    isAway: true,
    message: 'access token: HTTP 400 {"error":"invalid_grant"}',
  });
  expect(offered).toEqual([]);
});

it.each([
  [
    { status: 404, code: 'UNREGISTERED' },
    { name: 'DeviceGone', isForGood: true },
  ],
  [
    { status: 404, code: 'NOT_FOUND', isFcmCode: false },
    { name: 'NotCarried', isForGood: false, isAway: true },
  ],
  [
    { status: 400, code: 'INVALID_ARGUMENT' },
    { name: 'NotCarried', isForGood: true, isAway: false },
  ],
  [
    { status: 403, code: 'SENDER_ID_MISMATCH' },
    { name: 'NotCarried', isForGood: true, isAway: false },
  ],
  [
    { status: 403, code: 'PERMISSION_DENIED', isFcmCode: false },
    { name: 'NotCarried', isForGood: false, isAway: true },
  ],
  [
    { status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '90' },
    { name: 'NotCarried', isForGood: false, isAway: false, pauseMs: 90_000 },
  ],
  [
    { status: 429, code: 'QUOTA_EXCEEDED' },
    { name: 'NotCarried', isForGood: false, pauseMs: 60_000 },
  ],
  [
    { status: 503, code: 'UNAVAILABLE', retryAfter: '30' },
    { name: 'NotCarried', isForGood: false, isAway: true, pauseMs: 30_000 },
  ],
  [
    { status: 500, code: 'INTERNAL' },
    { name: 'NotCarried', isForGood: false, isAway: true, pauseMs: 0 },
  ],
])('returns after the answer %j: %j (push.invio.1)', async (reply, expected) => {
  const { transport, offered } = await startFcm({ onPush: () => reply });
  expect(await outcome(transport.send('a:b', samplePush))).toMatchObject({
    ...expected,
    message: `HTTP ${reply.status} ${reply.code}`,
  });
  expect(offered).toHaveLength(1);
});
