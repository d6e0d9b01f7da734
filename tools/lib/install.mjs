import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Explained } from './explain.mjs';
import { exclusively } from './exclusive.mjs';
import { inRoot } from './root.mjs';
import { run } from './child.mjs';

const lockfile = inRoot('package-lock.json');
const stamp = inRoot('node_modules/.sportello-install');

export async function ensureInstalled() {
  if (isInstalled()) return;
  await exclusively('install', async () => {
    if (isInstalled()) return;
    await install();
    writeFileSync(stamp, wanted());
  });
}

const wanted = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

function isInstalled() {
  return readIfThere(stamp) === wanted();
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function install() {
  console.log('Installing packages (once, and when package-lock.json changes) …');
  // Production needs the dev packages to build the web app, but no install scripts.
  const code = await runNpm(['ci', '--include=dev', '--include=optional', '--ignore-scripts']);
  if (code !== 0) throw new Explained('The packages could not be installed: npm says why above.');
}

function runNpm(args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return run(program, [...first, ...args, ...quiet], { output: 'hide' });
}
