import { beforeAll, expect, it } from 'vitest';
import { examine } from '../../../../tools/conformance/examine.ts';
import { rowOf } from '../../../../tools/conformance/table.ts';
import { emptyColumns, importedTables as tables } from '../empty-columns/columns.ts';
import { demoPassword, useApp } from '../support/app.ts';
import { parties } from '../matrix/askers.ts';

// An optional column of an import may be empty for every customer of a provider. Each call that reads is asked with
// many of them empty at once, in sets that separate any two columns of a table.

const gateway = useApp();
let base = '';

const query = (text: string) => gateway.database.pool.query(text);

beforeAll(async () => {
  const { owner } = await parties(gateway);
  base = `${await gateway.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  await query(`delete from bills where customer_code <> '${owner}'`);
  await query(`delete from meter_readings r using commodity_contracts c
    where c.code = r.contract_code and c.customer_code <> '${owner}'`);
  await query('create schema saved');
  for (const { name } of tables) await query(`create table saved.${name} as table ${name}`);
});

async function restore(): Promise<void> {
  for (const { name, key, optional } of tables) {
    const values = optional.map((column) => `${column} = s.${column}`).join(', ');
    await query(
      `update ${name} t set ${values} from saved.${name} s where ${key.map((column) => `t.${column} = s.${column}`).join(' and ')}`,
    );
  }
}

/** Without its identifiers a row is found by few calls, so most sets keep them. */
const isIdentifier = (column: string) => /(?:^|_)(?:code|key|id|number|account|pod|pdr)$/.test(column);

const sets: readonly (readonly [string, (column: string, index: number) => boolean])[] = [
  ['all', () => true],
  ['all but identifiers', (column) => !isIdentifier(column)],
  ...[0, 1, 2, 3, 4].flatMap((bit) =>
    [0, 1].map(
      (value) =>
        [
          `those with bit ${bit} at ${value}`,
          (column: string, index: number) => !isIdentifier(column) && ((index >> bit) & 1) === value,
        ] as const,
    ),
  ),
];

it.each(sets)('answers every read as its contract says with optional columns empty: %s', async (_, isIn) => {
  const emptied = await emptyColumns(query, isIn);
  const results = await examine({ base, username: 'full', password: demoPassword, now: gateway.now() });
  await restore();
  expect(emptied).toBeGreaterThan(30);
  expect(results.filter(({ outcome }) => outcome.kind === 'conforms').length).toBeGreaterThan(40);
  expect(results.filter(({ outcome }) => outcome.kind === 'differs').map(rowOf)).toEqual([]);
});
