import { moduleStates, type ModuleName } from '@sportello/domain';
import { expect, it, vi } from 'vitest';
import { MODULE_PATHS } from '../shared/links/module-paths.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray) => ({ id: texts.join(''), message: texts.join('') }),
}));

const [routes = ''] = Object.values(
  import.meta.glob<string>('../routeTree.gen.ts', { query: '?raw', import: 'default', eager: true }),
);
// Templates are not served before their placeholders are filled in.
const files = import.meta.glob<string>('../../../../content/{base,demo}/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = new Set(
  [...routes.matchAll(/'(\/(?:my-edison[^'$]*|emergenza|accessibilita))'/g)].map(([, path = '']) =>
    path.replace(/\/$/, ''),
  ),
);
const links = Object.entries(files).flatMap(([file, text]) =>
  [...text.matchAll(/(?:\burl:\s*"?|\]\()([^\s"})]+)/g)].map(([, url = '']) => ({
    file: file.replace(/^.*content\//, ''),
    url,
  })),
);
const own = links.filter(({ url }) => url.startsWith('/'));

it('finds more than ten internal links in the content', () => {
  expect(own.length).toBeGreaterThan(10);
});

it.each(links)('$file leads to a page that there is: $url (moduli.stati.8)', ({ url }) => {
  if (!url.startsWith('/')) return expect(url).toMatch(/^(https:\/\/|tel:|mailto:)/);
  const path = url.replace(/[?#].*/, '');
  expect([...pages]).toContain(path);
  const module = (Object.entries(MODULE_PATHS) as [ModuleName, string][]).find(
    ([, place]) => path === place || path.startsWith(`${place}/`),
  )?.[0];
  if (module === undefined) return undefined;
  // Must be ACTIVE for full customers; those with a preview do not see the link.
  return expect(moduleStates('RESIDENZIALE', 'FULL')[module]).toBe('ACTIVE');
});

it.each(Object.entries(files).filter(([file]) => /\/(banner|raccomandazioni)\//.test(file)))(
  '%s asks nobody to write for what one does oneself',
  (_file, text) => {
    expect(text).not.toMatch(/label: "?Scrivici/);
  },
);
