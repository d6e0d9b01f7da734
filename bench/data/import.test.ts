import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureImport } from './import.ts';

// The short run; the long one is `npm run bench -- import`.

const { place, opened } = useShortRun();

test('returns time and memory of an import beside those of a bare COPY', { timeout: 240_000 }, async () => {
  const kinds = ['customers', 'contracts', 'towns'];
  const measured = await measureImport(place, opened, { customers: 20, rounds: 1, kinds });
  const rows = Object.fromEntries(measured.map(({ file }) => [file.kind, file.rows]));
  expect(rows).toMatchObject({ customers: 20, contracts: 50 });
  for (const { file, bare, seconds, megabytes } of measured) {
    expect(
      [...bare, ...seconds, ...megabytes].filter((each) => each > 0),
      file.kind,
    ).toHaveLength(3);
  }
});
