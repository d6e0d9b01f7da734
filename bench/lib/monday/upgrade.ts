import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../tools/lib/free-port.ts';
import { checkOutPreviousRelease } from '../../../tools/lib/previous-release.ts';
import { NODE_COMPILE_CACHE, startServer, type Server } from '../server.ts';
import { startBalancer } from './balancer.ts';
import { startLoad } from './load.ts';
import { startPooler } from './pooler.ts';

/** Answers of the load before each step. */
const between = 100;

interface Given {
  /** Gets the release before, its data and the logs. */
  readonly folder: string;
  /** An empty database. */
  readonly database: string;
  readonly customers: number;
  /** Settings of this release. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Sets up the release before with two servers, replaces them one after the other by this release by the steps of
 * docs/upgrade.md, and restarts one, while customers read and write; rejects if one of them gets an error.
 */
export async function upgradeUnderLoad(given: Given, opened: (() => Promise<unknown>)[]) {
  const { folder, database, customers } = given;
  const [code, files] = [path.join(folder, 'previous'), path.join(folder, 'files')];
  for (const each of [code, files]) mkdirSync(each, { recursive: true });
  checkOutPreviousRelease(code);
  // It knows no pooler, no bucket and no captcha of its own.
  const before = { ...given.settings, DATABASE_URL: database, CAPTCHA: 'off' };
  const run = async (script: string, ...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [path.join(code, script), ...args], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE, ...before },
    });
  await run('tools/provider/main.ts', files, '--customers', String(customers));
  await run('apps/server/src/commands/import/main.ts', 'folder', files);

  const pooled = await startPooler(database, opened);
  const after = {
    ...given.settings,
    DATABASE_URL: pooled ?? database,
    DATABASE_DIRECT_URL: database,
    DRAIN_SECONDS: '2',
  };
  const ports = [await freePort(), await freePort()] as const;
  const start = (script: string, env: Readonly<Record<string, string>>, port: number) =>
    startServer({
      script,
      env: { ...env, PORT: String(port) },
      readyAt: '/api/health/ready',
      log: path.join(folder, `server-${port}.log`),
      opened,
    });
  const servers = new Map<number, Server>();
  for (const port of ports) servers.set(port, await start(path.join(code, 'apps/server/src/main.ts'), before, port));
  const replace = async (port: number) => {
    await servers.get(port)?.stop();
    servers.set(port, await start('apps/server/src/main.ts', after, port));
  };
  const balancer = await startBalancer(ports, folder, opened);
  const load = await startLoad(balancer.origin, opened);

  for (const port of ports) {
    await load.more(between);
    // Version 0.1.0 stops without a notice.
    await balancer.takeOut(port);
    await replace(port);
    balancer.putBack(port);
  }
  await load.more(between);
  // This release gives notice, so that nothing has to be taken out.
  await replace(ports[0]);
  await load.more(between);
  const { answers, writes, errors } = await load.stop();
  if (errors.length > 0) throw new Error(`${errors.length} of ${answers} answers are errors: ${errors[0]}`);
  return { answers, writes };
}
