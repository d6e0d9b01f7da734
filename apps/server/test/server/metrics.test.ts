import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue, errorCatalogue } from '@sportello/calls';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../tools/lib/free-port.ts';
import { databaseOf } from '../../src/db/database.ts';
import { announce } from '../../src/events/announce.ts';
import { createTestDatabase } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${file}`, import.meta.url)), 'utf8');

async function startMeasured(databaseUrl: string) {
  const port = String(await freePort());
  const server = await startServer({ DATABASE_URL: databaseUrl, METRICS_PORT: port });
  await server.ready();
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { server, scrape, metrics: `http://127.0.0.1:${port}` };
}

async function makeDatabase() {
  const database = await createTestDatabase({ seeded: true });
  onTestFinished(database.drop);
  return database;
}

const namesIn = (scraped: string) =>
  new Set([...scraped.matchAll(/^([a-z][\w]*?)(?:\{[^}]*\})? \S+$/gm)].map(([, name = '']) => name));

const labelled = (scraped: string, label: string) =>
  [...scraped.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** The names that a PromQL expression reads. */
const namesOf = (expression: string) => expression.match(/\b(?:sportello|nodejs|process)_\w+/g) ?? [];

test('exports every metric that alerts and dashboard name, by names of calls and codes only', async () => {
  const database = await makeDatabase();
  const { server, scrape, metrics } = await startMeasured(database.url);
  await fetch(`${server.url}/api/clienti/v1/recuperaDatiProfilo?codice=ANNA-BIANCHI`);
  await fetch(`${server.url}/my-edison/contratti/12345678`);
  await fetch(`${server.url}/api/nowhere/anna.bianchi@example.it`);
  // The export gives each of its readers a place.
  await database.pool.query(`insert into event_readers values ('billing', '0.0', now())`);
  await announce(
    databaseOf(database.pool),
    { kind: 'PASSWORD_CHANGED', customerCode: null, data: {} },
    { username: 'x', right: 'SELF' },
    new Date(),
  );
  await database.pool.query(`insert into import_runs (at, "by", kind, files, rows, added, changed, unchanged, refused,
    is_written, refusals) values (now(), 'x', 'bills', 'bills.csv', 1, 1, 0, 0, 0, true, '[]')`);

  const scraped = await scrape();
  const exported = namesIn(scraped);
  const alerts = [...read('prometheus/alerts.yaml').matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.*))/gm)];
  const wanted = [
    ...alerts.flatMap(([text]) => namesOf(text)),
    ...[...read('grafana/dashboard.json').matchAll(/"expr": "(.*)"/g)].flatMap(([text]) => namesOf(text)),
  ];
  expect(alerts.length).toBeGreaterThan(15);
  expect(wanted.length).toBeGreaterThan(50);
  expect([...new Set(wanted)].filter((name) => !exported.has(name))).toEqual([]);

  const others = new Set(['web', 'unknown', 'health-live', 'health-ready', 'openapi', 'docs']);
  expect(labelled(scraped, 'call').filter((call) => !(call in catalogue) && !others.has(call))).toEqual([]);
  expect(labelled(scraped, 'code').filter((code) => !(code in errorCatalogue))).toEqual([]);
  expect(scraped).not.toMatch(/anna|bianchi|12345678/i);
  expect(scraped).toMatch(/^sportello_requests_total\{call="recuperaDatiProfilo",status="4xx"\} 1$/m);
  expect(scraped).toMatch(/^sportello_rejections_total\{code="SESSION_NOT_VALID"\} 1$/m);
  expect(scraped).toMatch(/^sportello_database_up 1$/m);
  expect(scraped).toMatch(/^sportello_imports_last_day\{kind="bills",result="written"\} 1$/m);
  expect(scraped).toMatch(/^sportello_events_unread\{reader="billing"\} [1-9]\d*$/m);
  expect((await fetch(`${metrics}/`)).status).toBe(404);
  const web = await fetch(`${server.url}/metrics`);
  expect([web.status, await web.json()]).toMatchObject([404, { header: { codice: 'NOT_FOUND' } }]);
});

test('reports PostgreSQL as down and drops its old figures', async () => {
  const database = await createTestDatabase({ seeded: true });
  const { scrape } = await startMeasured(database.url);
  expect(await scrape()).toMatch(/^sportello_sessions \d+$/m);
  await database.drop();
  await expect.poll(scrape, { timeout: 15_000 }).toMatch(/^sportello_database_up 0$/m);
  expect(await scrape()).not.toMatch(/^sportello_jobs_waiting\{/m);
});
