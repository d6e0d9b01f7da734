import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

it('holds every text of the app', { timeout: 60_000 }, async () => {
  const [catalogue] = await getCatalogs(getConfig({ cwd: root }));
  const inCode = await catalogue?.collect();
  const inFile = await catalogue?.read('it');
  expect(
    Object.keys(inFile ?? {}).toSorted(),
    'the texts changed: run `npm run extract -w apps/web`',
  ).toEqual(Object.keys(inCode ?? {}).toSorted());
});
