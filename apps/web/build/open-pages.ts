import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { backends, type PublicConfig } from '@sportello/calls';
import Beasties from 'beasties';
import type { Plugin, Rolldown } from 'vite';
import type { Renderer } from '../src/entry/renderer.ts';
import { precompress } from './precompress.ts';
import { drawAppIcons } from './app-icons.ts';
import { areaPages } from './areas.ts';
import { PRECACHED_MODULES, PRECACHED_PAGES } from './precached.ts';
import { buildServiceWorker } from './service-worker.ts';
import { findUnstyledClasses } from './unstyled-classes.ts';

/**
 * After the build, renders the HTML of the pages that need no session, each with its critical CSS inlined and its
 * code preloaded, and precompresses all files.
 */
export function openPages(root: string): Plugin {
  let files: readonly CodeFile[] = [];
  return {
    name: 'sportello:open-pages',
    // Otherwise each build environment has its own plugin instance, and the notes of the client build are lost.
    sharedDuringBuild: true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'client') files = codeFiles(root, bundle);
      },
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (client === undefined || ssr === undefined) throw new Error('A build without client or prerender');
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);
        const dist = path.resolve(root, client.config.build.outDir);
        await makePages({ root, dist, files, ssrOut: path.resolve(root, ssr.config.build.outDir) });
        await drawAppIcons(dist);
        await buildServiceWorker({ root, dist, files: shellFiles(dist, files) });
        await precompress(dist);
      },
    },
  };
}

interface CodeFile {
  readonly file: string;
  readonly bytes: number;
  readonly modules: readonly string[];
  readonly needs: readonly string[];
  readonly style: readonly string[];
}

/** Vite's manifest names a file by one module at most, and shared chunks by none. */
function codeFiles(root: string, bundle: Rolldown.OutputBundle): CodeFile[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, code, moduleIds, imports, viteMetadata }) => ({
      file: fileName,
      bytes: code.length,
      modules: moduleIds.map((id) => path.relative(root, id)),
      needs: imports,
      style: [...(viteMetadata?.importedCss ?? [])],
    }));
}

interface Made {
  readonly root: string;
  readonly dist: string;
  readonly files: readonly CodeFile[];
  readonly ssrOut: string;
}

async function makePages({ root, dist, files, ssrOut }: Made): Promise<void> {
  const { fillPage, OPEN_PAGES } = (await import(pathToFileURL(path.join(ssrOut, 'prerender.js')).href)) as Renderer;
  const index = path.join(dist, 'index.html');
  const frame = readFileSync(index, 'utf8');
  const own = ownConfig(root);
  const whose = { config: own ?? neutral, embed: own !== undefined };
  const sheets = readSheets(dist);

  for (const page of OPEN_PAGES) {
    const asked = frame.replace('</head>', `${assetsOf(files, entriesOf(page), frame)}</head>`);
    // Rendered with the demo config, which turns on every part that a provider's page can have.
    const seen = await fillPage(asked, page, { config: everything, embed: false });
    const withStyle = await inlineCritical(dist, seen);
    rejectUnstyled(page, withStyle, sheets);
    await writeFile(path.join(dist, `${page.slice(1)}.html`), await fillPage(withStyle, page, whose));
  }
  const app = frame.replace('</head>', `${assetsOf(files, ['src/entry/app/start.tsx'], frame)}</head>`);
  const shell = app.replace('<!--config-->', `${inWaiting(assetsOf(files, areaModules, app))}<!--config-->`);
  const filled = await fillPage(shell, undefined, whose);
  rejectUnstyled('/', filled, sheets);
  const preloads = areaPages(root).map((page) => {
    const modules = page.modules.filter((module) => files.some((file) => hasModule(file, module)));
    return { path: page.path, tags: inWaiting(assetsOf(files, modules, filled)) };
  });
  await writeFile(path.join(ssrOut, 'preloads.json'), JSON.stringify(preloads));
  await writeFile(index, filled);
}

function readSheets(dist: string): Map<string, string> {
  const names = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.css'));
  return new Map(names.map((name) => [`/assets/${name}`, readFileSync(path.join(dist, 'assets', name), 'utf8')]));
}

/** Fails the build if a page shows a part whose style only comes with its code. */
function rejectUnstyled(page: string, html: string, sheets: ReadonlyMap<string, string>): void {
  const unstyled = findUnstyledClasses(html, sheets);
  if (unstyled.length > 0) throw new Error(`${page} links no style sheet with the rules of ${unstyled.join(', ')}`);
}

/** The code that hydrates the page: the login has its own entry, the others are routes of the app. */
const entriesOf = (page: string) =>
  page === '/login' ? ['src/entry/login/start.tsx'] : ['src/entry/app/start.tsx', `src/routes${page}.tsx?`];

const areaModules = ['src/routes/my-edison.tsx?', 'src/routes/my-edison/index.tsx?', 'src/features/home/queries.ts'];

const hasModule = ({ modules }: CodeFile, module: string) => modules.some((id) => id.startsWith(module));

/** The same tags, inactive until the head script activates them. */
const inWaiting = (tags: string) => tags.replaceAll('rel="', 'data-area="');

/** Preload tags for the code and style of these modules and all their imports, including the entry itself. */
function assetsOf(files: readonly CodeFile[], modules: readonly string[], frame: string): string {
  return filesOf(files, modules)
    .filter((file) => !frame.includes(file))
    .toSorted((one, other) => sizeOf(files, other) - sizeOf(files, one))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n');
}

/** Lists the files that open pages link, those of the precached modules, and the text face. */
function shellFiles(dist: string, files: readonly CodeFile[]): string[] {
  const linked = PRECACHED_PAGES.flatMap((page) => {
    const html = readFileSync(path.join(dist, `${page.slice(1) || 'index'}.html`), 'utf8');
    return [...html.matchAll(/(?<=(?:href|src)="\/)assets\/[^"]+/g)].map(([file]) => file);
  });
  return [...new Set([...linked, ...filesOf(files, PRECACHED_MODULES)])].toSorted();
}

function filesOf(files: readonly CodeFile[], modules: readonly string[]): string[] {
  const asked = new Set<string>();
  const ask = ({ file, needs, style }: CodeFile) => {
    if (asked.has(file)) return;
    for (const each of [file, ...style]) asked.add(each);
    for (const next of files) if (needs.includes(next.file)) ask(next);
  };
  for (const module of modules) {
    const own = files.filter((file) => hasModule(file, module));
    if (own.length === 0) throw new Error(`No file of the app has ${module}: a page would ask for it too late`);
    own.forEach(ask);
  }
  return [...asked];
}

/** Over HTTP/1.1 a browser loads six files at a time: the biggest are asked for first, and style sheets before all. */
const sizeOf = (files: readonly CodeFile[], name: string) => files.find(({ file }) => file === name)?.bytes ?? 1e9;

/**
 * Inlines the critical CSS and moves the style sheets to the end of the page, where they don't block rendering. (An
 * `onload` that enables them would be a script, which the CSP blocks.)
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
    allowRules: [
      /data-mantine-color-scheme/,
      /data-ui/,
      /data-waiting/,
      /data-held/,
      /:root/,
      /:host/,
      /sp-noscript/,
      /picture_/,
    ],
    logLevel: 'warn',
  });
  return await beasties.process(html);
}

/**
 * With WEB_CONFIG=<file> the pages carry that config: for a web app on a static host, whose provider is known at
 * build time.
 */
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
  brand: { ...neutral.brand, logo: { src: '-', width: 1, height: 1, plate: true } },
  demo: true,
  demoAccounts: [{ username: 'nome', segment: 'Residenziale', note: 'nota' }],
  demoPassword: '-',
};
