import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** Where `npm run dev` serves the API; the built app asks its own origin. */
const gateway = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Asks for the text face together with the style sheet, not after it. */
function preloadTextFace(): Plugin {
  return {
    name: 'sportello:preload-text-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file));
        if (face === undefined) throw new Error('The text face is not in the bundle.');
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${face}`,
              crossorigin: true,
            },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

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
    // "message" keeps each text in the chunk that shows it, instead of one catalogue for all.
    babel({
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, { cwd: root })],
    }),
    react(),
    lingui({ cwd: root, failOnMissing: true, failOnCompileError: true }),
    preloadTextFace(),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // A face inlined as base64 could not be preloaded nor cached.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: gateway },
      '/config.json': { target: gateway },
      '/demo': { target: gateway },
    },
  },
});
