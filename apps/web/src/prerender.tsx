import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { PublicConfig } from '@sportello/calls';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { App } from './api/app.ts';
import { AppRoot } from './entry/app/AppRoot.tsx';
import { routerOf } from './entry/app/router.ts';
import { LoginRoot } from './entry/login/LoginRoot.tsx';
import { OPEN_PAGES, type OpenPagePath } from './entry/open-pages.ts';
import { PageRoot } from './entry/PageRoot.tsx';
import type { Renderer } from './entry/renderer.ts';
import { titleOf } from './routes/-frame/page-title.ts';

// Runs at build time, and again on the server, which knows the brand of the pages.

export { OPEN_PAGES };

export const fillPage: Renderer['fillPage'] = async (frame, path, { config, embed }) => {
  const { title, root } = path === undefined ? await shellOf(config) : await openPageOf(path, config);
  const { brand } = config;
  const page = frame
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeText(title)}</title>`)
    .replace(/(?<=<meta name="theme-color" content=")[^"]*/, (given) => brand.colours?.from ?? given)
    .replace(/<!--config-->(.*<!--\/config-->)?/s, () => (embed ? configBlock(config) : '<!--config-->'))
    .replace(/(?<=<div id="root").*<\/div>(?=<!--\/root-->)/s, () => `${pageMark(path)}>${root}</div>`);
  // Such a page has no content before the app has loaded.
  return path === undefined ? page.replace(/<html(?! data-waiting)/, '<html data-waiting') : page;
};

const pageMark = (path: OpenPagePath | undefined) => (path === undefined ? '' : ` data-page="${path}"`);

async function openPageOf(path: OpenPagePath, config: PublicConfig): Promise<{ title: string; root: string }> {
  const app = visitorsApp(config);
  const router = routerOf(app, { history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const title = titleOf(router.state.matches, config.brand.name);
  const page = path === '/login' ? <LoginRoot door={app} onward={nowhere} /> : <AppRoot app={app} router={router} />;
  return { title, root: await html(page) };
}

async function shellOf(config: PublicConfig): Promise<{ title: string; root: string }> {
  return { title: config.brand.name, root: await html(<PageRoot config={config}>{null}</PageRoot>) };
}

const nowhere = { expect: () => undefined, go: () => Promise.resolve() };

/** The part of an app that the first view of a public page needs; it sends no calls. */
function visitorsApp(config: PublicConfig): App {
  const nobody = () => Promise.reject(new Error('A page that is being made calls nobody'));
  const app: Partial<App> = {
    config,
    session: { current: () => undefined, subscribe: () => () => undefined } as unknown as App['session'],
    acting: { current: () => undefined, subscribe: () => () => undefined } as unknown as App['acting'],
    cache: new QueryClient(),
    call: nobody,
    sendingOf: () => nobody,
    read: nobody,
    signOut: nobody,
  };
  return app as App;
}

/** Renders the whole page at once: streamed parts would bring scripts along, which the CSP blocks. */
async function html(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return await new Response(prelude).text();
}

/** A data block, not a script: an unescaped `<` would let a text close it. */
function configBlock(config: PublicConfig): string {
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return `<!--config--><script type="application/json" id="config">${json}</script><!--/config-->`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
