import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headScript } from './build/head-script.ts';
import { openPages } from './build/open-pages.ts';
import { ownPalette } from './build/palette.ts';
import { preloadTextFace } from './build/text-face.ts';
import { bareContracts } from './build/bare-contracts.ts';
import { texts } from './build/texts.ts';

const root = import.meta.dirname;

/** Where `npm run dev` serves the API; the built app asks its own origin. */
const gateway = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/**
 * What belongs to one look at the app comes as one file: many small ones wait for each other on a
 * slow line, and pack less well. A file that a group has taken stays with it.
 */
const groups = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  {
    name: 'gateway',
    test: /node_modules\/zod\/|packages\/calls\/src\/(mechanism|contratti\/recupero(Lista|ContrattiVas)|ping\/(login|token|passwords)|clienti\/(profile|recuperaDatiProfilo|identificazione))|src\/api\/(gateway|transport)\.ts|shared\/contracts\/contract-lists\.ts|features\/home\/queries\.ts|sign-in-request\.ts/,
    priority: 2,
  },
  { name: 'login', test: /features\/sign-in\/SignInPage\.tsx/, priority: 2 },
  // The errors of all screens: one file, that no screen's own failure takes along.
  { name: 'errors', test: /-frame\/(PageError|AreaError|WholePageError|StartFailed)\.tsx/, priority: 2 },
  // Each page of a module that has no area yet is a line; what forms share comes with the first form.
  {
    name: 'modules',
    test: /area\/modules\/ModuleGate|my-edison\/(bollette|controllo|fedelta|porta|risolve)/,
    priority: 0,
  },
  {
    name: 'forms',
    test: /shared\/(change|form)\/|node_modules\/(@mantine\/form|klona|fast-deep-equal)\/|\/(FormProblem|EndNotice|DraftNotice|NewPasswordField|Steps|tidy|sentCode|OneTimeCodeInput|password-words|Refusal)\.tsx?$/,
    priority: 0,
  },
  // What the list, the page of a contract and the change of its payment have in common.
  {
    name: 'contract',
    test: /contracts\/detail\/(queries|KindWords)|payments\/(queries|MethodInForce|accounts|iban)\.ts|ricercaDocumentiContrattuali/,
    priority: 0,
  },
  {
    name: 'area',
    test: /features\/(home\/HomePage|area\/AreaLayout)\.tsx|my-edison\/-home\//,
    priority: 1,
  },
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
  ],
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
          output: { codeSplitting: { groups } },
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
