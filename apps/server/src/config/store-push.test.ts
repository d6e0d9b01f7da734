import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
const ec = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
const otherCurve = pem(generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey);

let count = 0;
function file(content: string): string {
  const name = path.join(folder, `${(count += 1)}`);
  writeFileSync(name, content);
  return name;
}

const account = {
  type: 'service_account',
  project_id: 'adda-area',
  private_key_id: 'k1',
  private_key: rsa,
  client_email: 'push@adda.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.googleapis.com/token',
  universe_domain: 'googleapis.com',
};

describe('FCM_SERVICE_ACCOUNT_FILE', () => {
  const read = (content: string) => readConfig({ FCM_SERVICE_ACCOUNT_FILE: file(content) }).push;

  it('returns the project, the key and the addresses of Google', () => {
    expect(read(JSON.stringify(account))).toMatchObject({
      ANDROID: {
        projectId: 'adda-area',
        clientEmail: account.client_email,
        keyId: 'k1',
        tokenUrl: account.token_uri,
        origin: 'https://fcm.googleapis.com',
      },
      IOS: null,
    });
  });

  it.each([
    ['no JSON', 'private', /is no key of a service account of Google \(all of it\)/],
    ['the file of the app', JSON.stringify({ project_info: {} }), /is no key of a service account/],
    ['a field that is missing', JSON.stringify({ ...account, client_email: undefined }), /\(client_email\)/],
    ['a project that is a path', JSON.stringify({ ...account, project_id: 'a/../b' }), /\(project_id\)/],
    ['an address without encryption', JSON.stringify({ ...account, token_uri: 'http://a.it' }), /\(token_uri\)/],
    ['a key that is none', JSON.stringify({ ...account, private_key: 'secret' }), /private_key in .* is no RSA key/],
    ['a key of another kind', JSON.stringify({ ...account, private_key: ec }), /is no RSA key/],
  ])('rejects %s, without a word of its content', (_what, content, reason) => {
    expect(() => read(content)).toThrow(reason);
    expect(() => read(content)).not.toThrow(/secret|PRIVATE/);
  });

  it('rejects a file that is not there', () => {
    expect(() => readConfig({ FCM_SERVICE_ACCOUNT_FILE: '/nowhere/key.json' })).toThrow(/can't be read/);
  });
});

describe('APNS_KEY_FILE', () => {
  const mobile = { appId: 'example.adda.area', ios: { teamId: 'A1B2C3D4E5' } };
  const read = (given: { key?: string; id?: string; provider?: object; sandbox?: string }) =>
    readConfig({
      APNS_KEY_FILE: file(given.key ?? ec),
      APNS_KEY_ID: given.id ?? 'K1K2K3K4K5',
      PROVIDER_FILE: file(JSON.stringify({ mobile: given.provider ?? mobile })),
      ...(given.sandbox !== undefined && { APNS_SANDBOX: given.sandbox }),
    }).push.IOS;

  it('returns the key, the team and the app', () => {
    expect(read({})).toMatchObject({
      teamId: 'A1B2C3D4E5',
      keyId: 'K1K2K3K4K5',
      topic: 'example.adda.area',
      origin: 'https://api.push.apple.com',
    });
  });

  it('returns the address for apps of Xcode', () => {
    expect(read({ sandbox: '1' })).toMatchObject({ origin: 'https://api.sandbox.push.apple.com' });
  });

  it.each([
    ['a key of Google', { key: rsa }, /APNS_KEY_FILE: .* is no key of the Apple developer account/],
    ['a key on another curve', { key: otherCurve }, /is no key of the Apple developer account/],
    ['a key that is none', { key: 'secret' }, /is no key of the Apple developer account/],
    ['an id that is none', { id: 'K1' }, /APNS_KEY_ID/],
    ['a provider without a team', { provider: { appId: 'example.adda.area' } }, /mobile › ios › teamId/],
    ['a switch that is none', { sandbox: 'yes' }, /APNS_SANDBOX/],
  ])('rejects %s', (_what, given, reason) => {
    expect(() => read(given)).toThrow(reason);
    expect(() => read(given)).not.toThrow(/secret|PRIVATE/);
  });

  it.each([{ APNS_KEY_ID: 'K1K2K3K4K5' }, { APNS_KEY_FILE: file(ec) }])('rejects one without the other', (given) => {
    expect(() => readConfig(given)).toThrow(/must be set together/);
  });
});
