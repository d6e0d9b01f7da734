import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from './root.mjs';

/** A clone without packages, in a folder whose name has spaces. */
function makeClone() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello start '));
  onTestFinished(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
  });
  const kept = ['package.json', 'package-lock.json', '.npmrc', 'tools/start.mjs', 'tools/lib'];
  const workspaces = [
    'apps/server',
    'apps/web',
    'packages/domain',
    'packages/calls',
    'packages/demo',
    'packages/fakes',
  ];
  for (const file of [...kept, ...[...workspaces, 'e2e', 'bench'].map((name) => `${name}/package.json`)]) {
    cpSync(inRoot(file), path.join(folder, file), { recursive: true });
  }
  return folder;
}

/** Links Node into the folder, since the one that runs the tests may be where nobody else may look. */
function linkNode(folder) {
  const node = path.join(folder, 'node');
  try {
    linkSync(process.execPath, node);
  } catch {
    cpSync(process.execPath, node);
  }
  return node;
}

async function start(folder, node, settings) {
  const { npm_execpath: _npm, npm_lifecycle_event: _event, ...env } = process.env;
  const options = {
    cwd: folder,
    env: { ...env, ...settings },
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  };
  const child = spawn(node, ['tools/start.mjs'], options);
  const [errors, , [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'close')]);
  return { code, lines: errors.trimEnd().split('\n') };
}

async function closedPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

test('prints one line when the registry is away, in a folder with spaces', async () => {
  const folder = makeClone();
  mkdirSync(path.join(folder, 'home'));
  execFileSync('chmod', ['-R', 'a+rwX', folder]);
  const registry = `http://127.0.0.1:${await closedPort()}`;
  const home = path.join(folder, 'home');
  const npm = { HOME: home, npm_config_cache: home, npm_config_registry: registry, npm_config_fetch_retries: '0' };
  expect(await start(folder, linkNode(folder), npm)).toEqual({
    code: 1,
    lines: [
      `The packages could not be installed: ${registry} can't be reached (ECONNREFUSED): check the network, or npm's setting "registry".`,
    ],
  });
});

test('prints one line when the folder may not be written', async () => {
  const folder = makeClone();
  const node = linkNode(folder);
  chmodSync(folder, 0o555);
  expect(await start(folder, node, { HOME: '/nonexistent' })).toEqual({
    code: 1,
    lines: [`${path.join(folder, '.cache')}: this user may not write there: give it the folder.`],
  });
});

test('prints one line when the disk is full', () => {
  const script = `import { main } from './tools/lib/explain.mjs';
    await main(() => Promise.reject(Object.assign(new Error('x'), { code: 'ENOSPC', path: '/srv/dist/.stamp' })));`;
  const args = ['--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: inRoot(), encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '/srv/dist/.stamp: no space is left on its disk: make room.\n']);
});
