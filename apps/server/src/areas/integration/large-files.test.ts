import { expect, it, onTestFinished } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { electricityXml, quarters, same, zipOf } from '../../../test/support/measurements.ts';
import { startServer } from '../../../test/support/server-process.ts';
import { addProviderKey } from './usecases/keys.ts';

const points = 100;
const month = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'));
const podOf = (n: number) => `IT001E${String(n).padStart(8, '0')}`;

/** Returns a zipped flow with a month of curves of each point: some 3 MB of XML. */
function largeFlow(): string {
  const curve = month.map((day) => quarters(day, same(96))).join('');
  const facts = { MeseAnno: '09/2024' };
  const xml = electricityXml(
    'PDO',
    Array.from({ length: points }, (_, n) => ({ pod: podOf(n), facts, curve })),
  );
  expect(xml.length).toBeGreaterThan(3_000_000);
  const contenuto = Buffer.from(zipOf({ 'pdo.xml': xml })).toString('base64');
  return JSON.stringify({ file: 'pdo.zip', contenuto });
}

/** Asks again as soon as there is an answer; returns how many there were. */
async function askUntil(url: string, hasEnded: () => boolean): Promise<number> {
  let answers = 0;
  while (!hasEnded()) {
    await (await fetch(url)).arrayBuffer();
    answers += 1;
  }
  return answers;
}

it('answers other calls while a large file of measurements is loaded (fornitore.connessi.5)', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await database.pool.query(`
    insert into customers (code, segment) values ('C1', 'Residenziale');
    insert into commodity_contracts (code, customer_code, commodity, source_state, pod, start_date)
      select 'L' || n, 'C1', 'LUCE', 'Attivo', 'IT001E' || lpad(n::text, 8, '0'), '2020-01-01'
      from generate_series(0, ${points - 1}) n`);
  const key = await addProviderKey(
    databaseOf(database.pool),
    { name: 'erp', may: ['import:measurements'] },
    new Date(),
  );
  const server = await startServer({ DATABASE_URL: database.url });
  await server.ready();
  let hasEnded = false;
  const loading = fetch(`${server.url}/api/provider/v1/measurements`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-ndjson',
      authorization: `Bearer ${key}`,
      'idempotency-key': 'large',
    },
    body: largeFlow(),
  }).finally(() => (hasEnded = true));
  const answers = await askUntil(`${server.url}/api/health/live`, () => hasEnded);
  const answer = await (await loading).text();
  expect(JSON.parse(answer)).toMatchObject({ written: true, added: 30 * points });
  expect(answers).toBeGreaterThan(50);
});
