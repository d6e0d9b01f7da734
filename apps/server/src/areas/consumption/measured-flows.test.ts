import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import {
  electricityXml,
  gasXml,
  quarters,
  same,
  writeMeasurements,
  zipOf,
} from '../../../test/support/measurements.ts';
import { temporaryFolder } from '../../../test/support/server-process.ts';

// From a distributor's file at the command line to what the customer reads (consumo.flussi.1 to consumo.flussi.4).

const gateway = useApp();

async function load(...files: readonly string[]) {
  const main = path.join(import.meta.dirname, '../../commands/import/main.ts');
  const env = { ...process.env, DATABASE_URL: gateway.database.url };
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'measurements', ...files], { env });
  return stdout;
}

async function supplyOf(username: string, commodity: 'LUCE' | 'GAS') {
  const { rows } = await gateway.database.pool.query<{ code: string; pod: string; pdr: string }>(
    `select c.code, c.pod, c.pdr from commodity_contracts c join accounts a using (customer_code)
     where a.username = $1 and c.commodity = $2 and c.source_state = 'Attivo' order by c.code limit 1`,
    [username, commodity],
  );
  return rows[0] ?? { code: '', pod: '', pdr: '' };
}

async function ask(username: string, url: string) {
  const { access_token: bearer } = await gateway.signIn(username);
  return (await gateway.send({ url: `/api${url}`, bearer })).body;
}

it('shows the customer the curve and the reading of a distributor’s electricity flows', async () => {
  const { code, pod } = await supplyOf('luce', 'LUCE');
  await gateway.database.pool.query('delete from consumption_days where contract_code = $1', [code]);
  await gateway.database.pool.query('delete from meter_readings where contract_code = $1', [code]);
  const curve = quarters('17', same(96, '0,250')) + quarters('18', [...same(95, '0,125'), '']);
  const facts = { DataMisura: '31/10/2026' };
  const measured = { EaF1: '5042,900', EaF2: '4877,000', EaF3: '6500,120' };
  const archive = zipOf({
    'pdo.xml': electricityXml('PDO', [{ pod, facts: { MeseAnno: '11/2026' }, curve }]),
    'pno.xml': electricityXml('PNO', [{ pod, facts, treatment: 'F', measured }]),
  });
  const file = writeMeasurements(temporaryFolder(), archive, 'zip');
  expect(await load(file)).toMatch(
    /^Nothing is known of 1 quarter: they stay gaps\.\nmeasurements: 2 points: 3 new, 0 changed, 0 unchanged, 0 refused/,
  );
  const shown = await ask('luce', `/sportello/v1/consumi/${code}?inizioPeriodo=2026-11-17&finePeriodo=2026-11-18`);
  expect(shown.giorni).toMatchObject([
    { giorno: '2026-11-17', minuti: 15, valori: Array<number>(96).fill(250) },
    { giorno: '2026-11-18', valori: [...Array<number>(95).fill(125), null] },
  ]);
  expect((await ask('luce', `/verifiche/v1/ultimaLettura/${code}`)).lettura).toMatchObject({
    dataLettura: '2026-10-31',
    tipo: 'EFFETTIVA',
    valori: [
      { fascia: 'F1', valore: 5042 },
      { fascia: 'F2', valore: 4877 },
      { fascia: 'F3', valore: 6500 },
    ],
  });
  expect(await load(file)).toContain('0 new, 0 changed, 3 unchanged');
});

it('shows the customer the reading of a distributor’s gas flow', async () => {
  const { code, pdr } = await supplyOf('gas', 'GAS');
  await gateway.database.pool.query('delete from meter_readings where contract_code = $1', [code]);
  const reading = { tipo_lettura: 'E', data_racc: '31/10/2026', let_tot_prel: '000004711' };
  const folder = temporaryFolder();
  writeMeasurements(folder, gasXml('TML', [{ pdr, readings: [reading] }]));
  expect(await load(folder)).toContain('measurements: 1 point: 1 new, 0 changed, 0 unchanged, 0 refused');
  expect((await ask('gas', `/verifiche/v1/ultimaLettura/${code}`)).lettura).toMatchObject({
    dataLettura: '2026-10-31',
    matricola: 'M1',
    valori: [{ fascia: 'F0', valore: 4711 }],
  });
});

it('writes nothing of a file with a point of nobody, and names its line', async () => {
  const { pod, code } = await supplyOf('luce', 'LUCE');
  const point = { facts: { MeseAnno: '11/2026' }, curve: quarters('16', same(96)) };
  const file = writeMeasurements(
    temporaryFolder(),
    electricityXml('PDO', [
      { ...point, pod },
      { ...point, pod: 'IT999E00000000' },
    ]),
  );
  const failed = await load(file).catch((error: unknown) => error as { code: number; stdout: string; stderr: string });
  expect(failed).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('measurements: 2 points: 1 refused'),
    stderr: expect.stringMatching(
      /line 4: Pod: no supply has IT999E00000000\nNothing was written: correct the 1 point above/,
    ),
  });
  const { giorni } = await ask('luce', `/sportello/v1/consumi/${code}?inizioPeriodo=2026-11-16&finePeriodo=2026-11-16`);
  expect(JSON.stringify(giorni)).not.toContain('100,100,100');
});
