import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { Explained } from './explain.mjs';
import { findNode } from './node.mjs';
import { inRoot } from './root.mjs';

/** Preferred: the same engine without browser windows, which cost a third of the time. */
const SHELL = 'chromium-headless-shell';

const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const knownPlaces = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the machine's own, or one installed now.
 * Returns undefined when Playwright has its own, which it finds by itself.
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const there = findBrowser();
  if (there?.endsWith(SHELL)) return there;
  if (await installWithApt(SHELL)) return findBrowser();
  if (there !== undefined) return there;
  if (await installWithApt('chromium')) return findBrowser();
  console.log('Getting a browser for the tests …');
  const playwright = inRoot('node_modules/@playwright/test/cli.js');
  // Root may also install the required system libraries.
  const deps = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = [playwright, 'install', ...deps, '--only-shell', 'chromium'];
  const code = await run(findNode(), args, { output: 'hide' });
  if (code !== 0) throw new Explained('There is no Chromium and none could be got: install one, or set CHROMIUM_PATH.');
  return undefined;
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...inPath, ...knownPlaces].find((file) => existsSync(file) && works(file));
}

/** Ubuntu's `chromium-browser` may be only a script that prints where to get one. */
function works(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Installs Firefox and WebKit where that is possible; without them their journeys are skipped. */
export async function ensureOtherBrowsers() {
  const missing = [
    ['firefox-esr', '/usr/bin/firefox-esr'],
    ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
    ['xvfb', '/usr/bin/Xvfb'],
  ].filter(([, file]) => !existsSync(file));
  if (missing.length > 0) await installPackages(missing.map(([name]) => name));
}

async function installWithApt(name) {
  return (await installPackages([name])) && (findBrowser()?.endsWith(name) ?? false);
}

async function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} for the tests (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, output: 'hide' });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return (await run('apt-get', args, { env, output: 'hide' })) === 0;
}
