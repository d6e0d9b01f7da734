import { createHash } from 'node:crypto';
import path from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headScript } from './build/head-script.ts';
import { minifyAgain } from './build/minify-again.ts';
import { openPages } from './build/open-pages.ts';
import { noCycles } from './build/no-cycles.ts';
import { leanMantine } from './build/lean-mantine.ts';
import { preloadTextFace } from './build/text-face.ts';
import { bareContracts } from './build/bare-contracts.ts';
import { shapeOfModels } from './build/shapes.ts';
import { texts } from './build/texts.ts';

const root = import.meta.dirname;

/** CSS class names must be the same in the client build and in the prerendered pages. */
const generateScopedName = (name: string, file: string) =>
  `${name}_${createHash('sha256').update(path.relative(root, file)).digest('base64url').slice(0, 4)}`;

/** The API server of `npm run dev`; the built app calls its own origin. */
const gateway = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/**
 * One chunk per first view: many small files wait for each other on a slow connection and compress less well. A group
 * is a folder or an entry page, and includes its imports, except those of earlier groups. Other modules stay with the
 * screen that imports them.
 */
const groups = [
  // The start: what nearly every page has, frame, brand and the Mantine components of cards. The area's <Page> is not of
  // it, since the login has none.
  {
    name: 'start',
    test: /\/web\/index\.html|src\/(entry\/start-failed|api\/(start\/sign-in-gate|offline\/marker))|src\/ui\/(brand\/|later\/|theme\/anchors|layout\/(?!Page\.))|node_modules\/(react-dom|scheduler)\/|@mantine\/core\/(esm\/core\/|(esm\/components|styles)\/(Anchor|Button|Skeleton|Text|VisuallyHidden)\b)/,
    priority: 9,
  },
  // Form fields, which many pages lack; form logic, which the login has its own of. Listed by name, not by use count,
  // because otherwise shared selects would load with the login.
  {
    name: 'fields',
    test: /src\/ui\/theme\/fields|@mantine\/core\/(esm\/(components|utils)|styles)\/(ActionIcon|Input|InputBase|InlineInput|TextInput|PasswordInput|Checkbox)\b/,
    minShareCount: 2,
    priority: 6,
  },
  { name: 'forms', test: /node_modules\/@mantine\/form\//, priority: 5 },
  { name: 'login', test: /src\/entry\/login\//, priority: 3 },
  // The API client: a sign-in does not wait for the app.
  {
    name: 'gateway',
    test: /src\/(api\/gateway|features\/sign-in\/request)\//,
    priority: 2.5,
  },
  // The app: its calls start while the home's code is loading.
  {
    name: 'app',
    test: /src\/(entry\/app|features\/home\/queries)\b/,
    priority: 2,
  },
  // Includes the area's error screens: they can't be fetched once the network is down.
  {
    name: 'area',
    test: /src\/routes\/(my-edison(\/index)?\.tsx\?|my-edison\/-home\/|-frame\/area\/)/,
    priority: 1,
  },
  // Each in one file, which is there before the network is gone.
  { name: 'offline', test: /src\/api\/offline\/(?!later|marker)|node_modules\/idb\//, priority: 0.6 },
  { name: 'outbox', test: /src\/shared\/offline\/Outbox/, priority: 0.55 },
  { name: 'errors', test: /src\/(routes\/-frame\/errors|shared\/read\/failed)\//, priority: 0.5 },
  // The archive shares parts with its dialog; three files more would cost the pages ahead a kilobyte of headers.
  {
    name: 'archive',
    test: /src\/features\/bills\/archive\/(ArchivePage|BillList|Filters|OwedFigures|AddressFilter|SupplyFilter|use-bill-choices)\./,
    priority: 1,
  },
  { name: 'pictures', test: /src\/ui\/pictures\/content\/(?!more-spots)/, priority: 1 },
  { name: 'visits', test: /src\/features\/interventions\/(home\/VisitsCard|[^/]+$)/, priority: 1 },
  // One file of three pages: the start lists the name of every file.
  {
    name: 'cases',
    test: /src\/(features\/cases\/(?!open)|routes\/my-edison\/assistenza\/reclami\/[^?]+\?)/,
    priority: 1,
  },
  // A higher threshold makes pages load parts of other pages. Words for a rejection are also those of contracts.
  {
    name: 'shared',
    test: /^(?!.*\/supply-requests\/(?!rejections))/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_600,
    priority: 0.4,
  },
  // One file of the requests about a supply, without what other pages have too.
  {
    name: 'requests',
    test: /src\/(features\/supply-requests\/|routes\/my-edison\/pratiche\/[^?]+\?)/,
    priority: 0.2,
  },
];

/** Pages of staff, and those that customers open once in a while. */
const PAGES_OF_FEW = new RegExp(
  `/(${[
    '_codice_|_id\\.opinione|accessi|chiudi|clienti|comunicazioni|conferma-|consensi|contatti|dati|ditte|fedelta|festivita|interventi|invito-',
    'modifica-prenotazione|modifiche|nuova|operatori|pagamenti|password|porta-un-amico|pratiche|preventivo|profilo_\\.dispositivi|recesso|reclam|registro|riepilogo',
    'requests|risolve|scambio|seleziona-|supporto-|tecnico|villaggio',
  ].join('|')})`,
);

export default defineConfig({
  root,
  // The order matters: routes are split first, then Lingui's macros are expanded, then JSX.
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${root}/src/routes`,
      generatedRouteTree: `${root}/src/routeTree.gen.ts`,
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
      semicolons: true,
    }),
    babel({ presets: [texts(root), bareContracts()] }),
    react(),
    lingui({ cwd: root, failOnMissing: true, failOnCompileError: true }),
    leanMantine(),
    headScript(root),
    preloadTextFace(),
    openPages(root),
    noCycles(),
    minifyAgain(),
  ],
  define: { MODEL_SHAPE: JSON.stringify(shapeOfModels()) },
  resolve: {
    // These shims of Lingui and the router serve older React versions without `useSyncExternalStore`; ours has it.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' },
    ],
  },
  // Vite would add each class's line number to its name, which costs the home a kilobyte.
  css: { modules: { generateScopedName } },
  build: {
    target: 'baseline-widely-available',
    // A font inlined as base64 could be neither preloaded nor cached.
    assetsInlineLimit: 0,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        modulePreload: {
          polyfill: false,
          // The start lists what each page loads: of pages that few open, their styles alone, and beside them the page.
          resolveDependencies(file, files) {
            if (!PAGES_OF_FEW.test(file)) return files;
            const styles = files.filter((each) => each.endsWith('.css'));
            return styles.length === 0 ? [] : [file, ...styles];
          },
        },
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            // A shared chunk would otherwise be named after all its importers.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.split('~')[0]?.replace(/\.css$/, '')}-[hash:7][extname]`,
          },
        },
      },
    },
    // Renders the public pages' HTML, at build time and on the server; bundled without external imports.
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: 'dist/.prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: {
      '/api': { target: gateway },
      '/brand': { target: gateway },
      '/captcha': { target: gateway },
      '/manifest.webmanifest': { target: gateway },
      '/config.json': { target: gateway },
      '/demo': { target: gateway },
    },
  },
});
