import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'plist';
import sax from 'sax';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { sync } from './sync.ts';

const provider = {
  brand: { name: 'Luce & Gas d’Adda', shortName: "L&G d'Adda", colours: { from: '#7a2e1d', to: '#3b0a45' } },
  mobile: { appId: 'example.adda.area' },
};
const cache = path.join(import.meta.dirname, '../../../.cache');
const address = 'https://area.adda.example';

let folder: string;
beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'mobile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (name: string) => readFile(path.join(folder, 'native', name), 'utf8');

async function settingsOf(content: object) {
  const file = path.join(folder, 'provider.json');
  await writeFile(file, JSON.stringify(content));
  return (url?: string) => readSettings({ PROVIDER_FILE: file, ...(url !== undefined && { PUBLIC_URL: url }) });
}

describe('sync', () => {
  beforeAll(async () => {
    const read = await settingsOf(provider);
    const settings = await read(address);
    // Twice, since a provider runs it again at every release.
    for (const _ of [1, 2]) await sync(settings, path.join(folder, 'native'));
  }, 120_000);

  it.each(['android/app/src/main/assets', 'ios/App/App'])('opens the area from its address: %s', async (place) => {
    expect(JSON.parse(await fileOf(`${place}/capacitor.config.json`))).toMatchObject({
      appId: 'example.adda.area',
      appName: "L&G d'Adda",
      appendUserAgent: 'SportelloApp/65',
      server: { url: address, errorPath: 'index.html' },
    });
    const page = await fileOf(`${place}/public/index.html`);
    expect(page).toContain(`href="${address}"`);
    expect(page).toContain('tel:112');
    expect(page).not.toContain('__');
  });

  it('makes an Android manifest with the links of the area and well-formed words', async () => {
    const manifest = await fileOf('android/app/src/main/AndroidManifest.xml');
    const words = await fileOf('android/app/src/main/res/values/strings.xml');
    for (const text of [manifest, words]) expect(() => sax.parser(true).write(text).close()).not.toThrow();
    expect(manifest).toContain('android:host="area.adda.example"');
    expect(manifest).toContain('android:allowBackup="false"');
    expect(manifest.match(/uses-permission android:name="android.permission.\w+"/g)).toHaveLength(4);
  });

  it('makes an iOS app with the links of the area and the reason of each permission', async () => {
    const info = parse(await fileOf('ios/App/App/Info.plist'));
    expect(info).toMatchObject({
      CFBundleDisplayName: "L&G d'Adda",
      NSCameraUsageDescription: "L&G d'Adda usa la fotocamera per la foto del contatore e dei guasti.",
      WKAppBoundDomains: ['area.adda.example'],
    });
    expect(parse(await fileOf('ios/App/App/App.entitlements'))).toMatchObject({
      'com.apple.developer.associated-domains': ['applinks:area.adda.example', 'webcredentials:area.adda.example'],
    });
  });

  it('gives both the release number of the product', async () => {
    expect(await fileOf('android/app/build.gradle')).toMatch(/versionCode 65\n\s+versionName "65"/);
    const project = await fileOf('ios/App/App.xcodeproj/project.pbxproj');
    expect(project.match(/(CURRENT_PROJECT|MARKETING)_VERSION = 65;/g)).toHaveLength(4);
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)).toHaveLength(2);
  });

  it('includes every plugin in both', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8'));
    const plugins = Object.keys(dependencies).filter(
      (name) => /capacitor/.test(name) && !/\/(android|cli|core|ios)$/.test(name),
    );
    const gradle = await fileOf('android/capacitor.settings.gradle');
    const swift = await fileOf('ios/App/CapApp-SPM/Package.swift');
    for (const plugin of plugins) for (const list of [gradle, swift]) expect(list).toContain(`node_modules/${plugin}`);
    expect(plugins.length).toBeGreaterThan(5);
  });

  it.each([
    ['android/app/src/main/res/mipmap-xxxhdpi/ic_launcher.png', 192],
    ['android/app/src/main/res/mipmap-mdpi/ic_launcher_round.png', 48],
    ['ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png', 1024],
  ])('draws the icon of %s with %i pixels', async (file, size) => {
    const picture = sharp(path.join(folder, 'native', file));
    expect(await picture.metadata()).toMatchObject({ width: size, height: size });
    // The neutral icon is green at its top, Capacitor's is white.
    const { data } = await picture
      .extract({ left: size / 2, top: size / 16, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeLessThan(110);
  });
});

describe('readSettings', () => {
  it.each([
    ['no id', { brand: provider.brand }, address, /mobile › appId is missing/],
    ['an id of one word', { ...provider, mobile: { appId: 'area' } }, address, /must be an id such as/],
    ['no address', provider, undefined, /PUBLIC_URL/],
    ['an address without encryption', provider, 'http://area.adda.example', /PUBLIC_URL/],
    ['an address with a path', provider, `${address}/area`, /PUBLIC_URL/],
  ])('rejects %s', async (_, content, url, reason) => {
    const read = await settingsOf(content);
    await expect(read(url)).rejects.toThrow(reason);
  });
});
