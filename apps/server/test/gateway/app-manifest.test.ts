import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { useApp } from '../support/app.ts';

const repository = path.join(import.meta.dirname, '../../../..');
const providerOf = (file: string | undefined) => readConfig(file === undefined ? {} : { PROVIDER_FILE: file }).provider;

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
  readonly screenshots: readonly { src: string; sizes: string; form_factor: string; label: string }[];
  readonly share_target: { action: string };
}

/** A shortcut leads to a page that exists among the web app's routes. */
const isRoute = (url: string) => {
  const below = path.join(repository, 'apps/web/src/routes', url.replace(/\?.*/, ''));
  return existsSync(`${below}.tsx`) || existsSync(path.join(below, 'index.tsx'));
};

describe.each([
  ['a provider with pictures', path.join(import.meta.dirname, '../brand/provider.json'), 'Alba Luce e Gas'],
  ['a provider without pictures', undefined, 'Aurora Energia'],
])('pagine.installata.1: the manifest of %s', (_, file, name) => {
  const gateway = useApp({ seeded: false, config: { provider: providerOf(file) } });
  const read = async () => (await gateway.app.inject('/manifest.webmanifest')).json<Manifest>();

  it('returns all that an installation asks for', async () => {
    const manifest = await read();
    expect(manifest).toMatchObject({ name, id: '/', start_url: '/', scope: '/', display: 'standalone' });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    const iconsFor = (purpose: string) => manifest.icons.filter((icon) => icon.purpose === purpose);
    expect(iconsFor('any').map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(iconsFor('maskable').map(({ sizes }) => sizes)).toEqual(['512x512']);
  });

  it('returns shortcuts and a share target that lead to pages of the app', async () => {
    const { shortcuts, share_target: share } = await read();
    expect(shortcuts.map((shortcut) => shortcut.name)).toEqual(['Paga', 'Autolettura', 'Il mio intervento', 'Consumi']);
    expect([...shortcuts.map(({ url }) => url), share.action].filter((url) => !isRoute(url))).toEqual([]);
  });

  it('returns screenshots that are there, for narrow and wide windows', async () => {
    const { screenshots } = await read();
    expect(new Set(screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, label } of screenshots) {
      expect(existsSync(path.join(repository, 'apps/web/public', src)), src).toBe(true);
      expect(label).not.toBe('');
    }
  });
});

describe('the file of a static host', () => {
  const gateway = useApp({ seeded: false });

  it('returns what a server answers for a provider without pictures, but for the name', async () => {
    const {
      name: _,
      short_name: _short,
      ...served
    } = (await gateway.app.inject('/manifest.webmanifest')).json<Manifest>();
    const file = readFileSync(path.join(repository, 'apps/web/public/manifest.webmanifest'), 'utf8');
    expect(JSON.parse(file)).toEqual({ name: 'Area clienti', short_name: 'Area clienti', ...served });
  });
});
