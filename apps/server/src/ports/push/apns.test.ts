import { afterEach, expect, it, vi } from 'vitest';
import { startApns } from '../../../test/support/push/apns-service.ts';
import { samplePush } from '../../../test/support/push/sample-push.ts';

const device = 'a1'.repeat(32);

const outcome = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    ({ name, isForGood, isAway, pauseMs, message }) => ({ name, isForGood, isAway, pauseMs, message }),
  );

afterEach(() => void vi.useRealTimers());

it('returns to Apple the keys of the words, the number and the kind alone (push.contenuto.1)', async () => {
  const { transport, accepted } = await startApns();
  await transport.send(device, { ...samplePush, topic: 'abc' });
  const [push] = accepted;
  expect(push).toMatchObject({
    token: device,
    payload: {
      aps: {
        alert: { 'title-loc-key': 'push_bolletta_title', 'loc-key': 'push_bolletta_body' },
        sound: 'default',
        'thread-id': 'BOLLETTA',
      },
      id: '12',
      kind: 'BOLLETTA',
    },
    headers: { 'apns-priority': '5', 'apns-collapse-id': 'abc', 'apns-topic': 'example.adda.area' },
  });
  const seconds = Number(push?.headers['apns-expiration']) - Date.now() / 1000;
  expect(Math.abs(seconds - samplePush.ttlSeconds)).toBeLessThan(60);
});

it('returns a priority for an urgent push, and no name for one that replaces none', async () => {
  const { transport, accepted } = await startApns();
  await transport.send(device, { ...samplePush, isUrgent: true });
  expect(accepted[0]?.headers).toMatchObject({ 'apns-priority': '10' });
  expect(accepted[0]?.headers).not.toHaveProperty('apns-collapse-id');
});

it('shows all pushes over one connection, with one token', async () => {
  const { transport, accepted, tokens, connections } = await startApns();
  await transport.send(device, samplePush);
  await Promise.all(Array.from({ length: 8 }, () => transport.send(device, samplePush)));
  expect([accepted.length, tokens(), connections()]).toEqual([9, 1, 1]);
});

it('returns to a new connection after Apple has ended the one before', async () => {
  const { transport, accepted, connections, disconnect } = await startApns();
  await transport.send(device, samplePush);
  disconnect();
  await expect.poll(() => outcome(transport.send(device, samplePush))).toBe('sent');
  expect(accepted).toHaveLength(2);
  expect(connections()).toBe(2);
});

it('returns a new token after forty minutes, before Apple rejects the one before', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.now() });
  const { transport, tokens } = await startApns();
  await transport.send(device, samplePush);
  vi.advanceTimersByTime(39 * 60_000);
  await transport.send(device, samplePush);
  expect(tokens()).toBe(1);
  vi.advanceTimersByTime(2 * 60_000);
  await transport.send(device, samplePush);
  expect(tokens()).toBe(2);
});

it('sends once more with a new token where Apple takes the one before as expired', async () => {
  const { transport, offered, accepted } = await startApns((_push, count) =>
    count === 1 ? { status: 403, reason: 'ExpiredProviderToken' } : null,
  );
  await transport.send(device, samplePush);
  expect([offered.length, accepted.length]).toEqual([2, 1]);
});

it('rejects a push for later when the new token is expired too', async () => {
  const { transport, offered } = await startApns(() => ({ status: 403, reason: 'ExpiredProviderToken' }));
  expect(await outcome(transport.send(device, samplePush))).toMatchObject({ isForGood: false, isAway: true });
  expect(offered).toHaveLength(2);
});

it.each([
  [
    { status: 410, reason: 'Unregistered' },
    { name: 'DeviceGone', isForGood: true },
  ],
  [
    { status: 410, reason: 'ExpiredToken' },
    { name: 'DeviceGone', isForGood: true },
  ],
  [
    { status: 400, reason: 'BadDeviceToken' },
    { name: 'DeviceGone', isForGood: true },
  ],
  [
    { status: 400, reason: 'DeviceTokenNotForTopic' },
    { name: 'NotCarried', isForGood: true, isAway: false },
  ],
  [
    { status: 400, reason: 'BadTopic' },
    { name: 'NotCarried', isForGood: true, isAway: false },
  ],
  [
    { status: 413, reason: 'PayloadTooLarge' },
    { name: 'NotCarried', isForGood: true, isAway: false },
  ],
  [
    { status: 403, reason: 'InvalidProviderToken' },
    { name: 'NotCarried', isForGood: false, isAway: true },
  ],
  [
    { status: 429, reason: 'TooManyRequests', retryAfter: '90' },
    { name: 'NotCarried', isForGood: false, isAway: false, pauseMs: 90_000 },
  ],
  [
    { status: 429, reason: 'TooManyProviderTokenUpdates' },
    { name: 'NotCarried', isForGood: false, isAway: false, pauseMs: 0 },
  ],
  [
    { status: 503, reason: 'Shutdown', retryAfter: '30' },
    { name: 'NotCarried', isForGood: false, isAway: true, pauseMs: 30_000 },
  ],
  [
    { status: 500, reason: 'InternalServerError' },
    { name: 'NotCarried', isForGood: false, isAway: true },
  ],
])('returns after the answer %j: %j (push.invio.1)', async (reply, expected) => {
  const { transport, offered } = await startApns(() => reply);
  expect(await outcome(transport.send(device, samplePush))).toMatchObject({
    ...expected,
    message: `HTTP ${reply.status} ${reply.reason}`,
  });
  expect(offered).toHaveLength(1);
});

it('rejects a push for later when nobody answers', async () => {
  const { transport, disconnect } = await startApns(() => {
    disconnect();
    return null;
  });
  expect(await outcome(transport.send(device, samplePush))).toMatchObject({ isForGood: false, isAway: true });
});
