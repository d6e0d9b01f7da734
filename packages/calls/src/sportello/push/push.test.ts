import { PUSH_KINDS } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { readSample } from '../../mechanism/sample.ts';
import { pushState } from './pushState.ts';
import { setPushKind } from './setPushKind.ts';
import { subscribeApp } from './subscribeApp.ts';
import { subscribePush } from './subscribePush.ts';
import { unsubscribePush } from './unsubscribePush.ts';

describe('pushState', () => {
  it('returns the key, the kinds and the devices', async () => {
    const { model } = await readSample(pushState, pushState.example.answer);
    expect(model).toMatchObject({
      publicKey: pushState.example.answer.chiave,
      apps: ['ANDROID', 'IOS'],
      kinds: PUSH_KINDS.map((kind) => ({ kind, isOn: true })),
      devices: [{ isThis: true, since: Date.parse('2026-11-20T09:00:00Z') }],
    });
  });

  it('returns no key where the provider sends no pushes', async () => {
    const { model } = await readSample(pushState, { ...pushState.example.answer, chiave: null });
    expect(model).toMatchObject({ publicKey: undefined });
  });

  it('returns no apps of a server of the release before, and none that it does not know', async () => {
    const { app: _, ...before } = pushState.example.answer;
    expect((await readSample(pushState, before)).model).toMatchObject({ apps: [] });
    const later = await readSample(pushState, { ...before, app: ['IOS', 'OTHER'] });
    expect(later.model).toMatchObject({ apps: ['IOS'] });
  });
});

describe('subscribePush', () => {
  const { body } = subscribePush.example.request;

  it.each([
    ['plain http', { endpoint: 'http://fcm.googleapis.com/a' }, 'NOT_A_PUSH_SERVICE'],
    ['a port', { endpoint: 'https://fcm.googleapis.com:1/a' }, 'NOT_A_PUSH_SERVICE'],
    ['a user', { endpoint: 'https://a@fcm.googleapis.com/a' }, 'NOT_A_PUSH_SERVICE'],
    ['an address of IPv6', { endpoint: 'https://[::1]/a' }, 'NOT_A_PUSH_SERVICE'],
    ['an endless endpoint', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }, 'TOO_LONG'],
    ['a compressed point', { p256dh: `A${body.p256dh.slice(1)}` }, 'NOT_A_KEY'],
    ['a short point', { p256dh: body.p256dh.slice(1) }, 'NOT_A_KEY'],
    ['padding', { auth: `${body.auth}==` }, 'NOT_A_KEY'],
  ])('rejects %s', (_what, wrong, code) => {
    const result = subscribePush.body?.safeParse({ ...body, ...wrong });
    expect(result?.error?.issues.map(({ message }) => message)).toContain(code);
  });

  it('returns the id of the device', async () => {
    expect((await readSample(subscribePush, { id: 'D1' })).model).toBe('D1');
  });
});

describe('subscribeApp', () => {
  const { body } = subscribeApp.example.request;
  const hex = 'a1'.repeat(32);

  it.each([
    ['no token', { token: ' ' }, 'MISSING'],
    ['an endless token', { token: `a:${'b'.repeat(1000)}` }, 'TOO_LONG'],
    ['a path', { token: `${body.token}/../other` }, 'NOT_A_TOKEN'],
    ['a line break', { token: `${body.token}\n` }, 'NOT_A_TOKEN'],
    ['a token of iOS for Android', { token: hex }, 'NOT_A_TOKEN'],
    ['a token of Android for iOS', { sistema: 'IOS' }, 'NOT_A_TOKEN'],
    ['half a byte', { sistema: 'IOS', token: `${hex}a` }, 'NOT_A_TOKEN'],
  ])('rejects %s', (_what, wrong, code) => {
    const result = subscribeApp.body?.safeParse({ ...body, ...wrong });
    expect(result?.error?.issues.map(({ message }) => message)).toContain(code);
  });

  it.each([{ sistema: 'WEB' }, { sistema: 'OTHER' }, { p256dh: 'x' }])('rejects %j', (wrong) => {
    expect(subscribeApp.body?.safeParse({ ...body, ...wrong }).success).toBe(false);
  });

  it('returns the id of the device', async () => {
    expect((await readSample(subscribeApp, { id: 'D1' })).model).toBe('D1');
  });
});

it('rejects a kind that is not there', () => {
  expect(setPushKind.body?.safeParse({ tipo: 'ALTRO', attivo: true }).success).toBe(false);
});

it('rejects a device without an id', () => {
  expect(unsubscribePush.params?.safeParse({ id: ' ' }).success).toBe(false);
});
