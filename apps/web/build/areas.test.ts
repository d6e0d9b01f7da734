import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { areaPages } from './areas.ts';

const root = path.join(import.meta.dirname, '..');
const pages = areaPages(root);

it('finds each page of the area under the path that the router has for it', () => {
  const tree = readFileSync(path.join(root, 'src/routeTree.gen.ts'), 'utf8');
  const list = /fullPaths:([^;]*);/.exec(tree)?.[1] ?? '';
  const paths = [...list.matchAll(/'([^']+)'/g)].map(([, found = '']) => found.replace(/(?<=.)\/$/, ''));
  const others = new Set(['/my-edison', '/my-edison/$', '/my-edison/operatore']);
  const ofArea = paths.filter((found) => found.startsWith('/my-edison') && !others.has(found));
  expect(pages.map((page) => page.path).toSorted()).toEqual([...new Set(ofArea)].toSorted());
});

it('names the screen, what its loader imports, and the layout around it', () => {
  const page = pages.find(({ path }) => path === '/my-edison/contratti/$codice/letture');
  expect(page?.modules).toEqual(
    expect.arrayContaining([
      'src/routes/my-edison/contratti/$codice/route.tsx?',
      'src/routes/my-edison/contratti/$codice/letture.tsx?',
    ]),
  );
  const list = pages.find(({ path }) => path === '/my-edison/contratti');
  expect(list?.modules).toEqual([
    'src/routes/my-edison/contratti/index.tsx?',
    'src/shared/contracts/contract-lists.ts',
  ]);
});
