import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { useApp } from '../support/app.ts';

const { provider } = readConfig({});
const fingerprint = Array.from({ length: 32 }, () => 'A1').join(':');
const appId = 'it.example.area';
const urlOf = (name: string) => `/.well-known/${name}`;

describe('the links of the app in the stores', () => {
  const mobile = { appId, android: { fingerprints: [fingerprint] }, ios: { teamId: 'A1B2C3D4E5' } };
  const gateway = useApp({ seeded: false, config: { provider: { ...provider, mobile } } });

  it('returns package and certificate for Android', async () => {
    const answer = await gateway.app.inject({ url: urlOf('assetlinks.json') });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject([
      { target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: [fingerprint] } },
    ]);
  });

  it('returns app and paths for iOS', async () => {
    const answer = await gateway.app.inject({ url: urlOf('apple-app-site-association') });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({
      applinks: {
        details: [
          {
            appIDs: [`A1B2C3D4E5.${appId}`],
            components: [{ '/': '/' }, { '/': '/login' }, { '/': '/my-edison' }, { '/': '/my-edison/*' }],
          },
        ],
      },
      webcredentials: { apps: [`A1B2C3D4E5.${appId}`] },
    });
  });

  it('keeps both out of the app’s config', async () => {
    expect((await gateway.app.inject({ url: '/config.json' })).body).not.toContain(appId);
  });
});

describe('without an app', () => {
  const gateway = useApp({ seeded: false });

  it.each(['assetlinks.json', 'apple-app-site-association'])('rejects %s with 404', async (name) => {
    expect((await gateway.app.inject({ url: urlOf(name) })).statusCode).toBe(404);
  });
});
