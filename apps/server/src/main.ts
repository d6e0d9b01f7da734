import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { oneAtATime } from './db/prepare.ts';
import { seedDemoIfEmpty } from './demo/seed.ts';
import { greeting } from './greeting.ts';
import { checkPort, listen } from './listening.ts';
import { StartError } from './start-error.ts';
import { closeGently, whenAskedToStop } from './stopping.ts';

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

function stop(): Promise<void> {
  stopping ??= (async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  })();
  return stopping;
}

async function start(config: Config): Promise<void> {
  await checkPort(config);
  const database = await openDatabase(config);
  opened.push(database.close);
  void database.lost.then(fail);
  await oneAtATime(database.url, async () => {
    await migrate(database.pool);
    if (config.demo) await seedDemoIfEmpty(database.pool, new Date());
  });
  const app = await buildApp({ config, pool: database.pool });
  opened.push(() => closeGently(app));
  await listen(app, config);
  console.log(greeting(config));
}

async function fail(problem: unknown): Promise<void> {
  // Whatever breaks because we are going down is not worth a word.
  if (stopping !== undefined) return;
  console.error(problem instanceof StartError ? problem.message : problem);
  try {
    await stop();
  } finally {
    process.exit(1);
  }
}

whenAskedToStop(stop);
try {
  await start(readConfig(process.env));
} catch (error) {
  await fail(error);
}
