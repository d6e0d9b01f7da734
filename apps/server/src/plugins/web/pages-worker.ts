import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { PublicConfig } from '@sportello/calls';

export interface MadePages {
  readonly open: readonly { readonly path: string; readonly html: string }[];
  readonly shell: string;
}

/** The module that the web app's build provides (apps/web/src/prerender.tsx). */
interface Renderer {
  readonly OPEN_PAGES: readonly string[];
  readonly fillPage: (
    frame: string,
    path: string | undefined,
    whose: { config: PublicConfig; embed: boolean },
  ) => Promise<string>;
}

const { webRoot, renderer, config } = workerData as { webRoot: string; renderer: string; config: PublicConfig };
const { fillPage, OPEN_PAGES } = (await import(pathToFileURL(renderer).href)) as Renderer;
const whose = { config, embed: true };
const frameOf = (name: string) => readFileSync(path.join(webRoot, `${name}.html`), 'utf8');

const open = [];
for (const page of OPEN_PAGES) open.push({ path: page, html: await fillPage(frameOf(page.slice(1)), page, whose) });
const made: MadePages = { open, shell: await fillPage(frameOf('index'), undefined, whose) };
parentPort?.postMessage(made);
