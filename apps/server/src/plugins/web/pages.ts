import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PublicConfig } from '@sportello/calls';
import type { ContentSources } from '../../config/content-sources.ts';
import { keepAnswer, type KeptAnswer } from '../answers/kept.ts';
import type { BrandFiles } from './brand/files.ts';
import { withIcons } from './brand/manifest.ts';
import { pageHeaders } from './page-policy.ts';
import type { MadePages } from './pages-worker.ts';
import { makeServiceWorker } from './service-worker.ts';

export interface Page {
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: KeptAnswer;
}

export interface Pages {
  readonly open: ReadonlyMap<string, Page>;
  /** Sent for every other path: routing happens in the app. A page of the area preloads its own code. */
  readonly shellOf: (path: string) => Promise<Page>;
  /** Undefined if the build has none. */
  readonly serviceWorker: KeptAnswer | undefined;
}

interface PagesOptions {
  readonly webRoot: string;
  readonly config: PublicConfig;
  readonly sources: ContentSources;
  readonly brandFiles: BrandFiles;
}

/**
 * Re-renders the public pages from the build (apps/web/build/open-pages.ts) with this provider's brand and settings,
 * which are embedded so that the app need not fetch them.
 */
export async function makePages({ webRoot, config, sources, brandFiles }: PagesOptions): Promise<Pages> {
  const made = await fill(webRoot, config);
  const page = async (html: string) => await toPage(withIcons(html, brandFiles), sources);
  const open = await Promise.all(made.open.map(async ({ path, html }) => [path, await page(html)] as const));
  const preloads = await readPreloads(webRoot);
  const plain = await page(made.shell);
  const shells = new Map<Preload | undefined, Promise<Page>>([[undefined, Promise.resolve(plain)]]);
  const shellOf = async (asked: string) => {
    const preload = preloads.find(({ pattern }) => pattern.test(asked));
    const shell = shells.get(preload) ?? page(made.shell.replace('<script>', () => `${preload?.tags ?? ''}<script>`));
    shells.set(preload, shell);
    return await shell;
  };
  const openPages = new Map(open);
  const versionOf = (path: string) => (openPages.get(path) ?? plain).answer.version;
  const serviceWorker = await makeServiceWorker({ webRoot, brandFiles, versionOf });
  return { open: openPages, shellOf, serviceWorker };
}

interface Preload {
  readonly pattern: RegExp;
  readonly tags: string;
}

/** Reads what the build notes for the area's pages (apps/web/build/areas.ts); the tags wait for the head script. */
async function readPreloads(webRoot: string): Promise<readonly Preload[]> {
  const file = path.join(webRoot, '.prerender/preloads.json');
  if (!existsSync(file)) return [];
  const noted = JSON.parse(await readFile(file, 'utf8')) as { path: string; tags: string }[];
  return noted
    .toSorted((one, other) => one.path.split('$').length - other.path.split('$').length)
    .map((each) => ({ pattern: new RegExp(`^${each.path.replaceAll(/\$\w+/g, '[^/]+')}/?$`), tags: each.tags }));
}

/** Runs the web app's renderer in a thread, whose memory is freed when it ends. */
async function fill(webRoot: string, config: PublicConfig): Promise<MadePages> {
  const renderer = path.join(webRoot, '.prerender/prerender.js');
  if (!existsSync(renderer)) return { open: [], shell: await readFile(path.join(webRoot, 'index.html'), 'utf8') };
  const worker = new Worker(new URL('pages-worker.ts', import.meta.url), { workerData: { webRoot, renderer, config } });
  const [made] = (await once(worker, 'message')) as [MadePages];
  return made;
}

async function toPage(html: string, sources: ContentSources): Promise<Page> {
  return { headers: pageHeaders(html, sources), answer: await keepAnswer(Buffer.from(html)) };
}
