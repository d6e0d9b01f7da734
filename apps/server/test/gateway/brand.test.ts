import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { useApp } from '../support/app.ts';

const { provider } = readConfig({ PROVIDER_FILE: path.join(import.meta.dirname, '../brand/provider.json') });

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; purpose: string }[];
}

describe('the provider’s pictures', () => {
  const gateway = useApp({ seeded: false, config: { provider } });
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
  const configOf = async () => (await get('/config.json')).json<{ brand: { logo: { src: string } } }>();

  it('returns the logo for a year at the URL of the config', async () => {
    const { src } = (await configOf()).brand.logo;
    const answer = await get(src);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toContain('<svg');
  });

  it('returns the logo of another version too, and asks again each time', async () => {
    const answer = await get('/brand/logo.svg?v=older');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await get('/brand/logo.svg', { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('returns a compressed SVG to who takes one', async () => {
    const answer = await get('/brand/illustration.svg', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('allows no script in a picture that is opened by itself', async () => {
    const policy = String((await get('/brand/logo.svg')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('script');
  });

  it('returns a manifest in the provider’s name, whose icons have the sizes that it says', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json<Manifest>();
    expect(manifest).toMatchObject({
      name: 'Alba Luce e Gas',
      short_name: 'Alba',
      theme_color: '#7a2d00',
      background_color: '#a33c00',
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp((await get(src)).rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('returns a maskable icon with a margin, and an icon for iOS without transparency', async () => {
    const maskable = sharp((await get('/brand/icon-maskable.png')).rawPayload);
    const { data } = await maskable.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    const touch = await sharp((await get('/apple-touch-icon.png')).rawPayload).metadata();
    expect(touch).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  });

  it('returns an icon to who asks for /favicon.ico without having read a page', async () => {
    const answer = await get('/favicon.ico');
    expect(answer.headers['content-type']).toBe('image/x-icon');
    const file = answer.rawPayload;
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 1]);
    const picture = file.subarray(file.readUInt32LE(18));
    expect(picture).toHaveLength(file.readUInt32LE(14));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  });

  it('keeps files and signature out of the app’s config', async () => {
    const text = JSON.stringify(await configOf());
    expect(text).not.toContain('mailSignature');
    expect(text).not.toContain('mark.svg');
    expect(text).toContain('"illustration":{"src":"/brand/illustration.svg?v=');
  });
});

describe('a logo that is square, and nothing else', () => {
  const { favicon: mark, icons } = provider.pictures;
  const pictures = mark ? { icons, logo: { light: mark } } : { icons };
  const gateway = useApp({ seeded: false, config: { provider: { ...provider, pictures } } });

  it('returns app icons made of it, and a logo that needs a light ground', async () => {
    expect((await gateway.app.inject({ url: '/brand/icon-512.png' })).statusCode).toBe(200);
    const { brand } = (await gateway.app.inject({ url: '/config.json' })).json<{ brand: object }>();
    expect(brand).toMatchObject({ logo: { plate: true, width: 64, height: 64 } });
    expect(brand).not.toHaveProperty('illustration');
  });
});

describe('a wide logo, and nothing else', () => {
  const { icons, logo } = provider.pictures;
  const pictures = logo ? { icons, logo } : { icons };
  const gateway = useApp({ seeded: false, config: { provider: { ...provider, pictures } } });

  it('returns the neutral icons', async () => {
    const manifest = (await gateway.app.inject({ url: '/manifest.webmanifest' })).json<Manifest>();
    expect(manifest.icons.map(({ src }) => src)).toEqual([
      '/icons/icon-192.png',
      '/icons/icon-512.png',
      '/icons/icon-maskable.png',
      '/favicon.svg',
    ]);
  });
});

describe('without pictures', () => {
  const gateway = useApp({ seeded: false });

  it('rejects a picture with 404, and returns the demo’s name with the neutral icons', async () => {
    expect((await gateway.app.inject({ url: '/brand/logo.svg' })).statusCode).toBe(404);
    const manifest = (await gateway.app.inject({ url: '/manifest.webmanifest' })).json<Manifest>();
    expect(manifest).toMatchObject({
      name: 'Aurora Energia',
      short_name: 'Aurora',
      icons: [{}, {}, {}, { src: '/favicon.svg' }],
    });
  });
});
