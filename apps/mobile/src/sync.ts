import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CapacitorConfig } from '@capacitor/cli';
import { changeAndroid } from './project/android.ts';
import { drawPictures } from './project/pictures.ts';
import { changeIos } from './project/ios.ts';
import type { Settings } from './settings.ts';

const home = path.join(import.meta.dirname, '..');
const capacitor = path.join(createRequire(import.meta.url).resolve('@capacitor/cli/package.json'), '../bin/capacitor');
const execute = promisify(execFile);

/**
 * Makes the Android and the iOS project in a folder, anew each time, since nothing in them is written by hand.
 *
 * @param folder below this repository, whose node_modules have the plugins; what it has is deleted
 */
export async function sync(settings: Settings, folder: string): Promise<void> {
  for (const each of ['android', 'ios', 'www']) await rm(path.join(folder, each), { recursive: true, force: true });
  await mkdir(path.join(folder, 'www'), { recursive: true });
  await cp(path.join(home, 'package.json'), path.join(folder, 'package.json'));
  await writeFile(path.join(folder, 'www/index.html'), await pageWithoutNetwork(settings));
  const config = configOf(settings, await listPlugins());
  await writeFile(path.join(folder, 'capacitor.config.json'), JSON.stringify(config, null, 2));
  for (const platform of ['android', 'ios']) await run(folder, 'add', platform);
  await changeAndroid(path.join(folder, 'android'), settings);
  await changeIos(path.join(folder, 'ios/App'), settings);
  await drawPictures(folder, settings);
}

async function run(folder: string, ...given: string[]): Promise<void> {
  const { stdout, stderr } = await execute(process.execPath, [capacitor, ...given], {
    cwd: folder,
    env: { ...process.env, CI: '1', CAPACITOR_TELEMETRY: '0' },
  });
  // The CLI ends with 0 after some errors.
  if (!existsSync(path.join(folder, given.at(-1) ?? '')))
    throw new Error(`capacitor ${given.join(' ')}\n${stdout}${stderr}`);
}

/** The projects load the customer area from its address, so that the app is never older than the API (ADR 34). */
function configOf(
  { appId, name, url, host, release, colours, push }: Settings,
  plugins: readonly string[],
): CapacitorConfig {
  // The plugin ends an app of Android without Google's file, and the page asks for pushes where it finds the plugin.
  const pluginsOf = (hasPushes: boolean) => plugins.filter((each) => hasPushes || each !== pushPlugin);
  return {
    appId,
    appName: name,
    webDir: 'www',
    appendUserAgent: `SportelloApp/${release}`,
    backgroundColor: colours.to,
    loggingBehavior: 'debug',
    server: { url, hostname: host, errorPath: 'index.html' },
    // Service workers run only in domains that the app declares as its own.
    ios: {
      limitsNavigationsToAppBoundDomains: true,
      contentInset: 'never',
      includePlugins: pluginsOf(push.ios),
    },
    android: { includePlugins: pluginsOf(push.googleServices !== undefined) },
    plugins: {
      SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style: 'DARK' },
      // A push is also shown while the app is open, as browsers do.
      PushNotifications: { presentationOptions: ['banner', 'list', 'sound'] },
    },
  };
}

const pushPlugin = '@capacitor/push-notifications';

/** Lists the packages that Capacitor's command line takes for plugins: those with native code. */
async function listPlugins(): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter(
    (name) => name.includes('capacitor') && !/\/(?:android|cli|core|ios)$/.test(name),
  );
}

async function pageWithoutNetwork({ url, colours }: Settings): Promise<string> {
  const page = await readFile(path.join(home, 'no-network.html'), 'utf8');
  return page.replace('__URL__', url).replace('__FROM__', colours.from).replace('__TO__', colours.to);
}
