import { expect, it } from 'vitest';
import { createTestDatabase, partitionTestDatabases } from '../../../test/support/database.ts';

// The tests of curves, their imports and the erasure of a customer once more, with curves in partitions.

partitionTestDatabases();

it('tests on a partitioned table', async () => {
  const { pool, drop } = await createTestDatabase({ seeded: true });
  const { rows } = await pool.query<{ days: number }>(
    'select count(*)::int as days from consumption_days group by tableoid',
  );
  await drop();
  expect(rows.filter(({ days }) => days > 0).length).toBeGreaterThan(3);
});

await import('./consumption.test.ts');
await import('./measured-flows.test.ts');
await import('../../commands/import/curves/import-curves.test.ts');
await import('../../../test/server/erasure.test.ts');
