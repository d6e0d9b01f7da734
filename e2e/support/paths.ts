import { readFileSync } from 'node:fs';

/** Every path of the app's routes, as its own list says. */
const routeTree = readFileSync(new URL('../../apps/web/src/routeTree.gen.ts', import.meta.url), 'utf8');
const list = /fullPaths:([^;]*);/.exec(routeTree)?.[1] ?? '';
export const paths: readonly string[] = [
  // What stands first below a path is listed with a slash at its end, and is the page at that path.
  ...new Set([...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))),
];

/** Paths with parts that a visit must fill; a new one of that kind has its line here. */
export const filled: Readonly<Record<string, string>> = {
  '/$': '/qualcosa/che/non/c-e',
  '/my-edison/$': '/my-edison/non-c-e',
  '/my-edison/pagamenti/$id': '/my-edison/pagamenti/non-c-e',
  '/my-edison/contratti/$codice/pagamento/$conto': '/my-edison/contratti/4000100001/pagamento/500000100001',
  '/my-edison/operatore/ditte/$id': '/my-edison/operatore/ditte/C017',
  '/my-edison/operatore/interventi/$id': '/my-edison/operatore/interventi/I00000001',
};

/** The addresses of the area that are the same for everybody. */
export const areaPaths: readonly string[] = paths.filter(
  (path) => path.startsWith('/my-edison') && !path.includes('$'),
);

/** The addresses that need nobody signed in. */
export const openPaths: readonly string[] = paths.filter(
  (path) => !path.startsWith('/my-edison') && !path.includes('$'),
);

/** Whether an address is one of a path's. */
export const isAddressOf = (path: string, address: string): boolean =>
  new RegExp(`^${path.replaceAll(/\$[^/]*/g, '[^/]+')}$`).test(address.replace(/[?#].*/, ''));
