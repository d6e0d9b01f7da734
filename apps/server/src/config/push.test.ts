import { describe, expect, it } from 'vitest';
import { PUSH_SERVICE_HOSTS } from '@sportello/domain';
import { testPushKeys } from '../../test/support/push/push-service.ts';
import { readConfig } from './config.ts';

describe('the settings of pushes', () => {
  it('returns none without keys', () => {
    expect(readConfig({}).push).toEqual({ WEB: null, ANDROID: null, IOS: null });
  });

  it('returns the keys, the contact and the known hosts', () => {
    expect(readConfig({ ...testPushKeys, PUBLIC_URL: 'https://clienti.example.it' }).push.WEB).toEqual({
      publicKey: testPushKeys.VAPID_PUBLIC_KEY,
      privateKey: testPushKeys.VAPID_PRIVATE_KEY,
      subject: 'https://clienti.example.it',
      hosts: PUSH_SERVICE_HOSTS,
    });
  });

  it.each([
    ['one key without the other', { VAPID_PRIVATE_KEY: undefined }],
    ['keys of two pairs', { VAPID_PRIVATE_KEY: 'A'.repeat(42) + 'E' }],
    ['a key that is none', { VAPID_PUBLIC_KEY: 'BAAA' }],
    ['a contact without a scheme', { VAPID_SUBJECT: 'sportello@example.it' }],
    ['an address as a host', { PUSH_HOSTS: '10.0.0.1' }],
    ['any host', { PUSH_HOSTS: '*' }],
  ])('rejects %s', (_what, wrong) => {
    expect(() => readConfig({ ...testPushKeys, ...wrong })).toThrow(/VAPID|PUSH_HOSTS/);
  });
});
