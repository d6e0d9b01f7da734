import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importCurves } from '../support/provider.ts';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

interface Month {
  readonly file: string;
  readonly total: string;
  readonly bands: readonly [f1: string, f2: string, f3: string];
}

const REAL = path.join(import.meta.dirname, '../../../shared/data/electricity-quarter-hours-2024-09.csv');

/**
 * The distributor's format: 0,1 kWh in each quarter of September 2024, whose 21 working days have eleven hours of F1
 * and five of F2, whose 4 Saturdays have sixteen of F2, and whose 5 Sundays are all F3.
 */
async function aMonth(folder: string): Promise<Month> {
  const time = (quarter: number) =>
    `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  const names = Array.from({ length: 96 }, (_, at) => `${time(at)}-${time(at + 1)}`);
  const days = Array.from(
    { length: 30 },
    (_, at) => `"${String(at + 1).padStart(2, '0')}/09/2024";${names.map(() => '"0,1"').join(';')};`,
  );
  const file = path.join(folder, 'settembre.csv');
  await writeFile(file, [['Giorno', ...names].join(';'), ...days].join('\r\n'));
  return { file, total: '288 kWh', bands: ['F1 92,4 kWh', 'F2 67,6 kWh', 'F3 128 kWh'] };
}

const theReal: Month = { file: REAL, total: '269,28 kWh', bands: ['F1 94,04 kWh', 'F2 68,09 kWh', 'F3 107,16 kWh'] };

for (const { name, isThere, month } of [
  { name: 'a month', isThere: true, month: aMonth },
  { name: 'the real month', isThere: existsSync(REAL), month: () => Promise.resolve(theReal) },
]) {
  test(`shows ${name} of the distributor with its bands and days, and downloads it as CSV`, async ({
    page,
    server,
  }) => {
    test.skip(!isThere, 'The distributor’s own file stands beside the checkout.');
    const folder = await mkdtemp(path.join(tmpdir(), 'sportello-e2e-curves-'));
    try {
      const { file, total, bands } = await month(folder);
      await signIn(page, 'placet');
      await page.goto('/my-edison/contratti');
      await page.getByRole('article').filter({ hasText: 'Luce' }).first().getByRole('link').first().click();
      await expect(page).toHaveURL(/contratti\/\d+/);
      const code = /contratti\/(\d+)/.exec(page.url())?.[1] ?? '';
      await importCurves(server, file, code);

      await page.goto(`/my-edison/contratti/${code}/consumi`);
      const year = page.getByRole('heading', { level: 3 });
      while ((await year.textContent()) !== '2024') {
        await page.getByRole('button', { name: 'Periodo precedente' }).click();
      }
      await page.getByText('Vedi i valori').click();
      await page.getByRole('button', { name: 'settembre 2024' }).click();
      await expect(page.getByText(total, { exact: true })).toBeVisible();
      for (const band of bands) await expect(page.getByText(band, { exact: true })).toBeVisible();
      await expectAccessible(page);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Scarica CSV' }).click(),
      ]);
      const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(head).toContain('Consumo (kWh);F1;F2;F3');
      const sum = rows.reduce((all, row) => all + Number(row.split(';')[2]?.replace(',', '.')), 0);
      expect(`${sum.toFixed(2).replace('.', ',').replace(/,00$/, '')} kWh`).toBe(total);
      expect(rows).toHaveLength(30);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
