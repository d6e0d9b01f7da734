import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../tools/lib/free-port.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { argumentsOf, playStage, readStages, valueOf } from '../support/dockerfile.ts';
import { temporaryFolder, until } from '../support/server-process.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The base with its Node takes 150 MB of the 300 that are the aim. */
const mostMegabytes = 150;

const build = `import { ensureBuilt } from './tools/lib/build.mjs'; await ensureBuilt();`;

/** The user `nonroot` of the base image. */
const nonroot = 65_532;

const bytesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

test('serves from a production install as a user that may not write, and answers its health check', async () => {
  const stages = readStages(read('deploy/Dockerfile'));
  const [, modules, image] = stages;
  if (!modules || !image) throw new Error('The Dockerfile has lost a stage.');
  expect(stages.map(({ name }) => name)).toEqual(['build', 'modules', '2']);
  expect(valueOf(image, 'USER')).toBe('nonroot');

  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const modulesFolder = path.join(folder, 'modules');
  const tree = path.join(folder, 'sportello');
  for (const each of [modulesFolder, tree]) mkdirSync(each);
  // `npm start` plays the build; its result is taken over.
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: root, stdio: 'inherit' });
  playStage(modules, { folder: modulesFolder, context: root, stages: {} });
  playStage(image, { folder: tree, context: root, stages: { modules: modulesFolder, build: root } });
  execFileSync('chmod', ['-R', 'a-w,a+rX', tree]);
  onTestFinished(() => void execFileSync('chmod', ['-R', 'u+w', tree]));
  expect(bytesOf(tree) / 1_000_000).toBeLessThan(mostMegabytes);

  const database = await createEmptyDatabase();
  onTestFinished(database.drop);
  const port = String(await freePort());
  const scratch = path.join(folder, 'tmp');
  mkdirSync(scratch);
  chmodSync(scratch, 0o777);
  const env: NodeJS.Dict<string> = {
    ...parseEnv(read('deploy/sportello.env')),
    DATABASE_URL: database.url,
    SESSION_SECRET: '4f1c9a7be0d3528864ab1970ce5df231',
    PROVIDER_FILE: path.join(root, 'deploy/provider.json'),
    PORT: port,
    HOST: '127.0.0.1',
    METRICS_PORT: String(await freePort()),
    METRICS_HOST: '127.0.0.1',
    TMPDIR: scratch,
  };
  const isRoot = process.getuid?.() === 0;
  // The base image has Node at its own place, which every user may run.
  const node = path.join(folder, 'node');
  writeFileSync(node, readFileSync(process.execPath), { mode: 0o755 });
  writeFileSync(path.join(folder, 'provider.json'), read('deploy/provider.json'));
  const options = {
    cwd: tree,
    env: { ...env, PROVIDER_FILE: path.join(folder, 'provider.json') },
    ...(isRoot && { uid: nonroot, gid: nonroot }),
  };
  const migrated = spawnSync(node, ['apps/server/src/commands/migrate.ts'], { ...options, encoding: 'utf8' });
  expect(migrated.stderr + migrated.stdout).toBe('The schema is up to date.\n');

  const server = spawn(node, argumentsOf(image, 'CMD'), options);
  let output = '';
  server.stdout.on('data', (text) => (output += text));
  server.stderr.on('data', (text) => (output += text));
  const exit = once(server, 'close');
  onTestFinished(() => void server.kill('SIGKILL'));
  await until(() => output.includes('is ready at') || server.exitCode !== null);
  expect(output).toContain(`Customers reach it at ${env['PUBLIC_URL']}`);

  const [, ...check] = argumentsOf(image, 'HEALTHCHECK');
  expect(spawnSync(node, check, options).status).toBe(0);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<div id="root"');
  server.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  expect(spawnSync(node, check, options).status).toBe(1);
}, 600_000);
