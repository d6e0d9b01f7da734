import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { migrate } from './db/migrate.ts';
import { databaseOf } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { oneAtATime } from './db/prepare.ts';
import { withFakeCards } from './demo/cards.ts';
import { withDemoPushKeys } from './demo/push-keys.ts';
import { seedDemo } from './demo/seed.ts';
import { connectDemoApps } from './demo/second-factors.ts';
import { greeting } from './startup/greeting.ts';
import { startJobs } from './startup/jobs.ts';
import { checkPort, listen } from './startup/listening.ts';
import { servicesOf } from './startup/services.ts';
import { lastWords } from './errors/note.ts';
import { closeGently, whenAskedToStop } from './startup/stopping.ts';
import { completeTowns } from './areas/addresses/usecases/complete.ts';

const opened: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

function stop(): Promise<void> {
  stopping ??= (async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  })();
  return stopping;
}

async function start(given: Config): Promise<void> {
  let config = given;
  await checkPort(config);
  if (config.metrics !== null) await checkPort(config.metrics, 'METRICS_PORT');
  const database = await openDatabase(config);
  opened.push(database.close);
  void database.lost.then(fail);
  await oneAtATime(database.directUrl, async (pool) => {
    await migrate(pool);
    if (config.demo) await seedDemo(pool, new Date());
    await completeTowns(databaseOf(pool));
  });
  if (config.demo) config = await withDemoPushKeys(config);
  if (config.demo && config.cards.kind === 'off') {
    const fake = await withFakeCards(config);
    opened.push(fake.close);
    config = fake.config;
  }
  const services = servicesOf({ config, pool: database.pool, clock: () => new Date() });
  opened.push(services.mail.close);
  if (config.demo) await connectDemoApps(services);
  if (config.tracing !== null) {
    const { startTracing } = await import('./telemetry/tracing/start.ts');
    opened.push(startTracing(config.tracing));
  }
  if (config.metrics !== null) {
    const { serveMetrics } = await import('./telemetry/metrics/serve.ts');
    opened.push(await serveMetrics(config.metrics, database.pool));
  }
  const app = await buildApp({ config, pool: database.pool, services });
  const jobs = await startJobs({
    services,
    databaseUrl: database.directUrl,
    onTrouble: (err) => app.log.error({ err }, 'jobs'),
    log: (facts) => app.log.info(facts, 'job'),
  });
  opened.push(jobs.stop, () => closeGently(app, config));
  if (config.distributorSeconds !== null) {
    // Never loaded outside the demo.
    const { startDistributor } = await import('./demo/distributor/distributor.ts');
    const onTrouble = (err: unknown) => app.log.error({ err }, 'distributor');
    opened.push(startDistributor(services, { seconds: config.distributorSeconds, onTrouble }));
  }
  const unwatch = services.content.watch({
    refused: (line) => app.log.warn(line),
    taken: (line) => app.log.info(line),
  });
  opened.push(async () => unwatch());
  await listen(app, config);
  console.log(greeting(config));
}

async function fail(problem: unknown): Promise<void> {
  // Errors during shutdown are expected.
  if (stopping !== undefined) return;
  console.error(lastWords(problem));
  try {
    await stop();
  } finally {
    process.exit(1);
  }
}

whenAskedToStop(stop);
// Node's default would print the whole error, including the values involved.
process.on('uncaughtException', (error) => void fail(error));
try {
  await start(readConfig(process.env));
} catch (error) {
  await fail(error);
}
