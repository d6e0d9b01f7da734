import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { useFiles } from '../../../../test/support/import-files.ts';
import { contracts } from './plan.ts';

const files = useFiles();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from customers');
  await database.pool.query(
    `insert into customers (code, segment) select 'P' || n, 'Residenziale' from generate_series(1, 3) n`,
  );
});

describe('a change of holder (fornitore.dati.6)', () => {
  const columns = 'tipo;codiceCliente;codiceContratto;stato;pod;dataFirma;dataFine;intestatarioDal';
  const importRows = (...lines: string[]) => files.importLines(database.pool, contracts, [columns, ...lines]);
  const old = (end = '') => `LUCE;P1;L1;Attivo;IT001E11111111;2024-01-10;${end};`;
  const other = (since: string) => `LUCE;P2;L2;Attivo;IT001E11111111;2026-09-20;;${since}`;
  const holders = async () =>
    (
      await database.pool.query(
        `select code, customer_code as holder, sign_date::text as signed, holder_since::text as since
         from commodity_contracts order by code`,
      )
    ).rows;
  const l1 = { code: 'L1', holder: 'P1', signed: '2024-01-10', since: null };

  it('accepts a contract that ends and a new one of the same point, also before the day', async () => {
    const { refusals } = await importRows(old('2999-09-30'), other('2999-10-01'));
    expect(refusals).toEqual([]);
    expect(await holders()).toEqual([l1, { code: 'L2', holder: 'P2', signed: '2026-09-20', since: '2999-10-01' }]);
  });

  it.each(['', '2026-10-01'])('rejects a contract of a point whose other one ends on "%s"', async (end) => {
    await importRows(old(end));
    expect((await importRows(other('2026-10-01'))).refusals).toEqual([
      '2 intestatarioDal: another customer’s contract of this point has not ended the day before: load its dataFine, too',
    ]);
    expect((await importRows(old('2026-09-30'), other('2026-10-01'))).refusals).toEqual([]);
  });

  it('takes the same again after the supply has gone on to the next', async () => {
    await importRows(old('2025-09-30'), other('2025-10-01').replace(';;', ';2026-09-30;'));
    await importRows('LUCE;P3;L3;Attivo;IT001E11111111;;;2026-10-01');
    expect((await importRows(other('2025-10-01').replace(';;', ';2026-09-30;'))).refusals).toEqual([]);
  });

  it('changes the holder of a running contract from the day on, and rejects a day to come', async () => {
    await importRows(old());
    expect((await importRows('LUCE;P2;L1;Attivo;IT001E11111111;;;2999-10-01')).refusals).toEqual([
      '2 intestatarioDal: a day to come: until then the contract is its holder’s, so load the change on that day',
    ]);
    expect((await importRows('LUCE;P2;L1;Attivo;IT001E11111111;;;2026-10-01')).refusals).toEqual([]);
    expect(await holders()).toEqual([{ code: 'L1', holder: 'P2', signed: null, since: '2026-10-01' }]);
  });

  it('drops the day of signing of the former holder', async () => {
    await importRows(old());
    await files.importLines(database.pool, contracts, [
      'tipo;codiceCliente;codiceContratto;stato',
      'LUCE;P2;L1;Attivo',
    ]);
    expect(await holders()).toEqual([{ ...l1, holder: 'P2', signed: null }]);
  });
});
