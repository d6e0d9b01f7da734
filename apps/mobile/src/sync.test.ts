import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'plist';
import sax from 'sax';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushWordsByKey } from '@sportello/domain';
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

const googleServices = { client: [{ client_info: { android_client_info: { package_name: 'example.adda.area' } } }] };

const withPushes = {
  ...provider,
  mobile: {
    ...provider.mobile,
    ios: { teamId: 'A1B2C3D4E5' },
    push: { android: { googleServices: 'google.json' }, ios: true },
  },
};

describe('sync', () => {
  beforeAll(async () => {
    await writeFile(path.join(folder, 'google.json'), JSON.stringify(googleServices));
    // Twice, since a provider runs it again at every release; the first has pushes, of which nothing stays.
    for (const each of [withPushes, provider]) {
      const read = await settingsOf(each);
      await sync(await read(address), path.join(folder, 'native'));
    }
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
    expect(manifest.match(/uses-permission android:name="android.permission.\w+"/g)).toHaveLength(3);
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

  it('includes every plugin in both but that of pushes', async () => {
    const plugins = (await listPluginsOfPackage()).filter((name) => name !== '@capacitor/push-notifications');
    const gradle = await fileOf('android/capacitor.settings.gradle');
    const swift = await fileOf('ios/App/CapApp-SPM/Package.swift');
    for (const plugin of plugins) for (const list of [gradle, swift]) expect(list).toContain(`node_modules/${plugin}`);
    for (const list of [gradle, swift]) expect(list).not.toContain('push-notifications');
    expect(plugins.length).toBeGreaterThan(5);
  });

  it('makes nothing of pushes for a provider that wants none', async () => {
    expect(await fileOf('android/app/src/main/AndroidManifest.xml')).not.toMatch(/firebase|POST_NOTIFICATIONS/);
    await expect(fileOf('android/app/google-services.json')).rejects.toThrow('ENOENT');
    await expect(fileOf('android/app/src/main/res/values/push.xml')).rejects.toThrow('ENOENT');
    await expect(fileOf('ios/App/App/it.lproj/Localizable.strings')).rejects.toThrow('ENOENT');
    expect(parse(await fileOf('ios/App/App/App.entitlements'))).not.toHaveProperty('aps-environment');
    expect(await fileOf('ios/App/App/AppDelegate.swift')).not.toContain('RemoteNotifications');
  });

  it('makes the options of the export, without a team that is not known yet', async () => {
    expect(parse(await fileOf('ios/App/ExportOptions.plist'))).toEqual({
      method: 'app-store-connect',
      signingStyle: 'automatic',
    });
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

describe('sync with pushes', () => {
  const words = new Map(pushWordsByKey());

  beforeAll(async () => {
    await writeFile(path.join(folder, 'google.json'), JSON.stringify(googleServices));
    const read = await settingsOf(withPushes);
    await sync(await read(address), path.join(folder, 'native'));
  }, 120_000);

  it('makes an Android app with the words of all pushes, well-formed', async () => {
    const resources = await fileOf('android/app/src/main/res/values/push.xml');
    expect(textsIn(resources)).toEqual(words);
    expect(resources).toContain('<color name="push_colour">#7a2e1d</color>');
    expect(() => sax.parser(true).write(resources).close()).not.toThrow();
  });

  it('makes an Android app that gets no token before it is asked for', async () => {
    const manifest = await fileOf('android/app/src/main/AndroidManifest.xml');
    expect(() => sax.parser(true).write(manifest).close()).not.toThrow();
    expect(manifest).toContain('android:name="firebase_messaging_auto_init_enabled" android:value="false"');
    expect(manifest).toContain('android:name="android.permission.POST_NOTIFICATIONS"');
    expect(JSON.parse(await fileOf('android/app/google-services.json'))).toEqual(googleServices);
    const icon = await fileOf('android/app/src/main/res/drawable/push_icon.xml');
    expect(() => sax.parser(true).write(icon).close()).not.toThrow();
    // Capacitor's own build applies Google's plugin where it finds the file.
    expect(await fileOf('android/app/build.gradle')).toContain("apply plugin: 'com.google.gms.google-services'");
    expect(await fileOf('android/build.gradle')).toContain("classpath 'com.google.gms:google-services:");
  });

  it('makes an iOS app with the words of all pushes, in its project', async () => {
    const strings = await fileOf('ios/App/App/it.lproj/Localizable.strings');
    const found = [...strings.matchAll(/^"(\w+)" = "(.*)";$/gm)].map(([, key = '', text = '']) => [key, text] as const);
    expect(new Map(found)).toEqual(words);
    const project = await fileOf('ios/App/App.xcodeproj/project.pbxproj');
    expect(project).toContain('path = it.lproj/Localizable.strings');
    expect(project.match(/Localizable\.strings in Resources/g)).toHaveLength(2);
    expect(project.match(/[{(]/g)?.length).toBe(project.match(/[})]/g)?.length);
  });

  it('makes an iOS app that hands its token to the plugin', async () => {
    const delegate = await fileOf('ios/App/App/AppDelegate.swift');
    expect(delegate).toMatch(/didRegisterForRemoteNotificationsWithDeviceToken[^}]*capacitorDidRegister/);
    expect(delegate).toMatch(/didFailToRegisterForRemoteNotificationsWithError[^}]*capacitorDidFailToRegister/);
    expect(parse(await fileOf('ios/App/App/App.entitlements'))).toMatchObject({ 'aps-environment': 'development' });
    expect(parse(await fileOf('ios/App/ExportOptions.plist'))).toMatchObject({ teamID: 'A1B2C3D4E5' });
  });

  it('includes every plugin in both, and shows pushes of an open app', async () => {
    const gradle = await fileOf('android/capacitor.settings.gradle');
    const swift = await fileOf('ios/App/CapApp-SPM/Package.swift');
    for (const plugin of await listPluginsOfPackage())
      for (const list of [gradle, swift]) expect(list).toContain(`node_modules/${plugin}`);
    for (const place of ['android/app/src/main/assets', 'ios/App/App'])
      expect(JSON.parse(await fileOf(`${place}/capacitor.config.json`))).toMatchObject({
        plugins: { PushNotifications: { presentationOptions: ['banner', 'list', 'sound'] } },
      });
  });
});

async function listPluginsOfPackage(): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => /capacitor/.test(name) && !/\/(android|cli|core|ios)$/.test(name));
}

/** Texts of resources by their names, as Android reads them. */
function textsIn(resources: string): Map<string, string> {
  const found = [...resources.matchAll(/<string name="(\w+)">(.*)<\/string>/g)];
  const read = (text: string) =>
    text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).replaceAll(/\\(.)/g, '$1');
  return new Map(found.map(([, name = '', text = '']) => [name, read(text)]));
}

describe('readSettings', () => {
  const wanting = (file: string) => ({
    ...provider,
    mobile: { ...provider.mobile, push: { android: { googleServices: file } } },
  });

  it.each([
    ['is not there', 'nowhere.json', undefined, /googleServices: .*nowhere\.json can't be read/],
    ['is no JSON', 'broken.json', 'key', /broken\.json can't be read as JSON/],
    ['has nothing', 'empty.json', 'null', /empty\.json is not of the app example\.adda\.area/],
    [
      'is of another app',
      'other.json',
      '{"client":[{"client_info":null},{}]}',
      /is not of the app example\.adda\.area/,
    ],
  ])('rejects pushes to Android whose file of Google %s', async (_, name, content, reason) => {
    if (content !== undefined) await writeFile(path.join(folder, name), content);
    const read = await settingsOf(wanting(name));
    await expect(read(address)).rejects.toThrow(reason);
  });

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
