import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { PRECACHED_PAGES } from './precached.ts';

interface Parts {
  readonly root: string;
  readonly dist: string;
  /** Hashed files of the shell, by their path below `dist`. */
  readonly files: readonly string[];
}

/**
 * Builds the service worker after the pages, whose versions it has. It is one classic script with a stable name:
 * Firefox starts no module as a service worker.
 */
export async function buildServiceWorker({ root, dist, files }: Parts): Promise<void> {
  const pages = PRECACHED_PAGES.map((page) => [page, versionOf(path.join(dist, `${page.slice(1) || 'index'}.html`))]);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      PRECACHED_FILES: JSON.stringify(files.map((file) => `/${file}`)),
      PRECACHED_PAGES: JSON.stringify(Object.fromEntries(pages)),
    },
    build: {
      target: 'baseline-widely-available',
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/service-worker/main.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  });
}

const versionOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 27);
