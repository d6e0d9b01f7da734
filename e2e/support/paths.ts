import { readFileSync } from 'node:fs';

/** Parses every path from the generated route tree. */
const routeTree = readFileSync(new URL('../../apps/web/src/routeTree.gen.ts', import.meta.url), 'utf8');
const list = /fullPaths:([^;]*);/.exec(routeTree)?.[1] ?? '';
export const paths: readonly string[] = [
  // An index route is listed with a trailing slash, and is the page at its parent's path.
  ...new Set([...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))),
];

/** Example addresses for parametrized paths; add a line for each new one. */
export const filled: Readonly<Record<string, string>> = {
  '/$': '/qualcosa/che/non/c-e',
  '/my-edison/$': '/my-edison/non-c-e',
  '/my-edison/pagamenti/$id': '/my-edison/pagamenti/non-c-e',
  '/my-edison/pratiche/$numero': '/my-edison/pratiche/non-c-e',
  '/my-edison/pratiche/bozze/$id': '/my-edison/pratiche/bozze/non~c-e',
  '/my-edison/contratti/$codice/pagamento/$conto': '/my-edison/contratti/4000100001/pagamento/500000100001',
  '/my-edison/operatore/ditte/$id': '/my-edison/operatore/ditte/C017',
  '/my-edison/operatore/interventi/$id': '/my-edison/operatore/interventi/I00000001',
};

export const areaPaths: readonly string[] = paths.filter(
  (path) => path.startsWith('/my-edison') && !path.includes('$'),
);

export const openPaths: readonly string[] = paths.filter(
  (path) => !path.startsWith('/my-edison') && !path.includes('$'),
);

export const isAddressOf = (path: string, address: string): boolean =>
  new RegExp(`^${path.replaceAll(/\$[^/]*/g, '[^/]+')}$`).test(address.replace(/[?#].*/, ''));
