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
import { ownPalette } from './build/palette.ts';
import { preloadTextFace } from './build/text-face.ts';
import { bareContracts } from './build/bare-contracts.ts';
import { texts } from './build/texts.ts';

const root = import.meta.dirname;

/** Names a CSS class of ours, the same in the client build and in the prerendered pages. */
const generateScopedName = (name: string, file: string) =>
  `${name}_${createHash('sha256').update(path.relative(root, file)).digest('base64url').slice(0, 4)}`;

/** Where `npm run dev` serves the API; the built app asks its own origin. */
const gateway = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/**
 * What belongs to one look at the app comes as one file: many small ones wait for each other on a
 * slow line, and pack less well. A group is a folder, or the page or part that is opened; it brings along
 * all that it imports, except what a group before it has. What no group has comes with the screen that imports it.
 */
const groups = [
  // The start, with what nearly every page has: frame and brand, and the parts of Mantine that cards are made of.
  {
    name: 'start',
    test: /\/web\/index\.html|src\/ui\/(brand|layout|later)\/|@mantine\/core\/(esm\/core\/|(esm\/components|styles)\/(Button|Skeleton|VisuallyHidden)\b)/,
    priority: 9,
  },
  // What is filled in, which many pages have none of; how forms work, which the login does by itself.
  // Named, not counted: what many pages choose from a list would else be the login's, too.
  {
    name: 'fields',
    test: /src\/ui\/theme\/fields|@mantine\/core\/(esm\/(components|utils)|styles)\/(ActionIcon|Input|InputBase|InlineInput|TextInput|PasswordInput|Checkbox)\b/,
    minShareCount: 2,
    priority: 6,
  },
  { name: 'forms', test: /node_modules\/@mantine\/form\//, priority: 5 },
  { name: 'login', test: /src\/entry\/login\//, priority: 3 },
  // What asks: who signs in does not wait for the app.
  {
    name: 'gateway',
    test: /src\/(api\/gateway|features\/sign-in\/request)\//,
    priority: 2.5,
  },
  // The app: the calls leave while the code of the home is on its way.
  {
    name: 'app',
    test: /src\/(entry\/app|features\/home\/data)\//,
    priority: 2,
  },
  // With what says within it that a page did not come: that can't be fetched any more when it is wanted.
  {
    name: 'area',
    test: /src\/routes\/(my-edison(\/index)?\.tsx\?|my-edison\/-home\/|-frame\/area\/)/,
    priority: 1,
  },
  // What tells of errors, which nobody has on the first look.
  { name: 'errors', test: /src\/(routes\/-frame\/errors|shared\/read\/failed)\//, priority: 0.5 },
  // Drawings that content and states choose from: some pages have one, and the home in its banners.
  { name: 'pictures', test: /src\/ui\/pictures\/content\//, priority: 1 },
  // A card of the home that few have comes by itself, with what it is made of.
  { name: 'visits', test: /src\/features\/interventions\/(home\/VisitsCard|[^/]+$)/, priority: 1 },
  // A higher threshold makes pages load parts of other pages.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000, priority: 0 },
];

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
    ownPalette(),
    headScript(root),
    preloadTextFace(),
    openPages(root),
    noCycles(),
    minifyAgain(),
  ],
  resolve: {
    // What Lingui and the router bring for a React without external stores; ours has them.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' },
    ],
  },
  // Vite would add the line of each class to its name, which costs the home a kilobyte.
  css: { modules: { generateScopedName } },
  build: {
    target: 'baseline-widely-available',
    // A face inlined as base64 could not be preloaded nor cached.
    assetsInlineLimit: 0,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            // A shared part would else be called after all who share it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.split('~')[0]?.replace(/\.css$/, '')}-[hash:7][extname]`,
          },
        },
      },
    },
    // Makes the open pages' HTML, here and where the app is served; whole in itself.
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
      '/config.json': { target: gateway },
      '/demo': { target: gateway },
    },
  },
});
