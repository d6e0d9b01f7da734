import { describe, expect, it } from 'vitest';
import { isHostPattern, PUSH_SERVICE_HOSTS, pushServiceOf } from './service-hosts.ts';

describe('pushServiceOf (push.dispositivo.2)', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
    ['https://FCM.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', '*.push.services.mozilla.com'],
    ['https://web.push.apple.com/abc', 'web.push.apple.com'],
    ['https://wns2-by3p.notify.windows.com/w/?token=abc', '*.notify.windows.com'],
  ])('returns the service of %s', (endpoint, host) => {
    expect(pushServiceOf(endpoint, PUSH_SERVICE_HOSTS)).toBe(host);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com\\@evil.example/abc',
    'https://fcm.googleapis.com#@evil.example/abc',
    'https://evil.example\t.fcm.googleapis.com/abc',
    'https:///fcm.googleapis.com/abc',
    ' https://fcm.googleapis.com/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://evil.fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://notify.windows.com/abc',
    'https://evilnotify.windows.com/abc',
    'https://fcm.googleapis.com./abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://10.0.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'https://0x7f000001/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('rejects %j', (endpoint) => {
    expect(pushServiceOf(endpoint, PUSH_SERVICE_HOSTS)).toBeUndefined();
  });
});

describe('isHostPattern', () => {
  it.each([...PUSH_SERVICE_HOSTS, 'push.example.it'])('returns true for %s', (pattern) => {
    expect(isHostPattern(pattern)).toBe(true);
  });

  it.each(['*', '*.', '*.com', 'localhost', '127.0.0.1', '[::1]', '*.*.example.it', 'https://a.it', 'a.it/x', ''])(
    'rejects %j',
    (pattern) => {
      expect(isHostPattern(pattern)).toBe(false);
    },
  );
});
