import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { kindPlan } from './kind.ts';
import { switchOutcomes } from './switching.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { useFiles } from '../../../../test/support/import-files.ts';

const files = useFiles();
let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query(`
    delete from customers;
    insert into customers (code, segment) values ('C1', 'Residenziale');
    insert into onboarding_requests (code, customer_code, source, commodity, pod, inadmissibility_reason) values
      ('000123_00000001', 'C1', 'QUOTATION', 'LUCE', 'IT001E12345678', null),
      ('000123_00000002', 'C1', 'QUOTATION', 'GAS', null, 'Dati incoerenti')`);
});

const head =
  'COD_SERVIZIO;COD_FLUSSO;PIVA_UTENTE;PIVA_GESTORE;CP_UTENTE;CP_GESTORE;COD_POD;VERIFICA_AMM;COD_CAUSALE;MOTIVAZIONE';
const row = (given: Readonly<Record<string, string>>) => {
  const all: Record<string, string> = {
    service: 'SE1',
    flow: '0100',
    of: '000123_00000001',
    pod: 'IT001E123456789',
    ok: '0',
    ...given,
  };
  return `${all['service']};${all['flow']};12345678901;10987654321;${all['of']};999;${all['pod']};${all['ok']};${all['cause'] ?? '003'};${all['reason'] ?? 'Dati del cliente incoerenti'}`;
};
const load = (rows: readonly string[]) => files.importLines(database.pool, kindPlan(switchOutcomes), [head, ...rows]);
const reasons = async () =>
  (
    await database.pool.query<{ reason: string | null }>(
      'select inadmissibility_reason as reason from onboarding_requests order by code',
    )
  ).rows.map(({ reason }) => reason);

it('gives a request that is not admissible its reason, in words or by its code (contratto.avvio.8)', async () => {
  expect(await load([row({})])).toMatchObject({ changed: 1, added: 0, isWritten: true });
  expect(await reasons()).toEqual(['Dati del cliente incoerenti', 'Dati incoerenti']);
  expect(await load([row({ reason: '' })])).toMatchObject({ changed: 1 });
  expect(await reasons()).toEqual(['003', 'Dati incoerenti']);
  expect(await load([row({ reason: '' })])).toMatchObject({ unchanged: 1 });
});

it('takes the reason of a request that is admissible away', async () => {
  const gas = {
    service: 'SWG1',
    flow: '100',
    of: '000123_00000002',
    pod: '',
    ok: '1',
    cause: '',
    reason: 'Ammissibile',
  };
  expect(await load([row(gas)])).toMatchObject({ changed: 1, isWritten: true });
  expect(await reasons()).toEqual([null, null]);
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  ['of no request here', { of: 'X' }, '2 CP_UTENTE: no such request: import the requests first'],
  ['of another point of delivery', { pod: 'IT001E99999999' }, '2 COD_POD: the request is of another point of delivery'],
  ['of another service', { service: 'VT1' }, '2 COD_SERVIZIO: not one of'],
  ['of another flow', { flow: '0200' }, '2 COD_FLUSSO: not one of'],
  ['that is none', { ok: 'SI' }, '2 VERIFICA_AMM: not one of'],
  ['without any reason', { cause: '', reason: '' }, '2 MOTIVAZIONE: missing, and COD_CAUSALE, too'],
])('rejects an outcome %s', async (_what, given, reason) => {
  const { refusals, isWritten } = await load([row(given)]);
  expect(isWritten).toBe(false);
  expect(refusals).toEqual([expect.stringContaining(reason)]);
  expect(await reasons()).toEqual([null, 'Dati incoerenti']);
});

it('rejects two outcomes of one request, and a file with other columns', async () => {
  expect((await load([row({}), row({ ok: '1' })])).refusals).toEqual(['3 CP_UTENTE: the same as on line 2']);
  const other = files.importLines(database.pool, kindPlan(switchOutcomes), [`${head};ESITO`, `${row({})};1`]);
  await expect(other).rejects.toThrow('unknown columns: ESITO');
});
