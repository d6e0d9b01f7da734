import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Explained, systemReason } from './explain.mjs';
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
  let errors = '';
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts'];
  const code = await runNpm(args, (text) => (errors += text));
  if (code === 0) return;
  const reason = reasonOf(errors);
  if (reason === undefined) process.stderr.write(errors);
  throw new Explained(`The packages could not be installed: ${reason ?? 'npm says why above.'}`);
}

const away = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/** Returns a line for what usually goes wrong, instead of the many that npm prints. */
function reasonOf(errors) {
  const [, unreachable] = away.exec(errors) ?? [];
  if (unreachable !== undefined) {
    const [url = 'the npm registry'] = /https?:\/\/[^\s/]+/.exec(errors) ?? [];
    return `${url} can't be reached (${unreachable}): check the network, or npm's setting "registry".`;
  }
  const [system] = /\b(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS)\b/.exec(errors) ?? [];
  return system && systemReason(system, inRoot('node_modules'));
}

function runNpm(args, onErrors) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return run(program, [...first, ...args, ...quiet], { output: 'hide', errors: onErrors });
}
