import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { backends, type PublicConfig } from '@sportello/calls';
import Beasties from 'beasties';
import type { Manifest, Plugin } from 'vite';
import type { Renderer } from '../src/entry/renderer.ts';
import { precompress } from './precompress.ts';

/**
 * After the build proper: makes the HTML of the pages that need no session, each with the CSS of its
 * first look in it and its code asked for at once, and packs all files for the wire.
 */
export function openPages(root: string): Plugin {
  return {
    name: 'sportello:open-pages',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (client === undefined || ssr === undefined) throw new Error('A build without client or prerender');
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);
        const dist = path.resolve(root, client.config.build.outDir);
        await makePages(root, dist, path.resolve(root, ssr.config.build.outDir));
        await precompress(dist);
      },
    },
  };
}

async function makePages(root: string, dist: string, ssrOut: string): Promise<void> {
  const { fillPage, OPEN_PAGES } = (await import(pathToFileURL(path.join(ssrOut, 'prerender.js')).href)) as Renderer;
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const index = path.join(dist, 'index.html');
  const frame = readFileSync(index, 'utf8');
  const own = ownConfig(root);
  const whose = { config: own ?? neutral, embed: own !== undefined };

  for (const page of OPEN_PAGES) {
    const asked = frame.replace('</head>', `${assetsOf(manifest, entriesOf(page), frame)}</head>`);
    // Seen as a demo, whose page has every part that any provider's page can have.
    const seen = await fillPage(asked, page, { config: everything, embed: false });
    const withStyle = await inlineCritical(dist, seen);
    await writeFile(path.join(dist, `${page.slice(1)}.html`), await fillPage(withStyle, page, whose));
  }
  const app = frame.replace('</head>', `${assetsOf(manifest, ['src/entry/app/start.tsx'], frame)}</head>`);
  const shell = app.replace('<!--config-->', `${inWaiting(assetsOf(manifest, areaModules, app))}<!--config-->`);
  await writeFile(index, await fillPage(shell, undefined, whose));
}

/** What takes the page over: the login is its own entry, the others are routes of the app. */
const entriesOf = (page: string) =>
  page === '/login' ? ['src/entry/login/start.tsx'] : ['src/entry/app/start.tsx', `src/routes${page}.tsx?`];

/** What the home is made of, and what it asks with. */
const areaModules = ['src/routes/my-edison.tsx?', 'src/routes/my-edison/index.tsx?', 'src/features/home/queries.ts'];

/** The same tags, asking for nothing until the head's script finds that they are wanted. */
const inWaiting = (tags: string) => tags.replaceAll('rel="', 'data-area="');

/** Tags that ask for the code and the style of these modules together with the start itself. */
function assetsOf(manifest: Manifest, modules: readonly string[], frame: string): string {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of Object.keys(manifest)) if (modules.some((module) => key.startsWith(module))) visit(key);
  return [...files]
    .filter((file) => !frame.includes(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n');
}

/**
 * The rules that the page's first look needs go into it; the sheets themselves move to its end, where
 * they hold nothing up. (An `onload` that turns them on would be a script, which the policy refuses.)
 */
async function inlineCritical(dist: string, html: string): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    pruneSource: false,
    fonts: true,
    keyframes: 'critical',
    mergeStylesheets: true,
    // What the head's script or the reader's device turns on.
    allowRules: [/data-mantine-color-scheme/, /data-ui/, /data-waiting/, /data-held/, /:root/, /:host/, /sp-noscript/],
    logLevel: 'warn',
  });
  return await beasties.process(html);
}

/** With WEB_CONFIG=<file> the pages carry that config: for a web app on a static host, whose provider is known at build. */
function ownConfig(root: string): PublicConfig | undefined {
  const file = process.env['WEB_CONFIG'];
  if (file === undefined || file === '') return undefined;
  const full = path.resolve(root, file);
  if (!existsSync(full)) throw new Error(`WEB_CONFIG: there is no ${full}`);
  return JSON.parse(readFileSync(full, 'utf8')) as PublicConfig;
}

const neutral: PublicConfig = {
  brand: { name: 'Area clienti', homePage: '/' },
  clientId: 'sportello',
  bases: Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, `/api${base}`])) as never,
  vasActivationCodes: [],
  capabilities: [],
  demo: false,
};

const everything: PublicConfig = {
  ...neutral,
  demo: true,
  demoAccounts: [{ username: 'nome', segment: 'Residenziale', note: 'nota' }],
  demoPassword: '-',
};
