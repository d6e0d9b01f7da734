import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { AppContext, startApp, type App } from './api/app.ts';
import { brandOf } from './routes/-page/brand.ts';
import { StartFailed } from './routes/-page/StartFailed.tsx';
import { refuseMarkup } from './routes/-page/trusted-types.ts';
import { WholePageError } from './routes/-page/WholePageError.tsx';
import { routeTree } from './routeTree.gen.ts';
import { BrandProvider } from './ui/brand/BrandProvider.tsx';

refuseMarkup();

// Compiling code at run time is what the page's content security policy forbids.
z.config({ jitless: true });

// Each text stands in the part of the app that shows it, so there is no catalogue to load.
i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale: 'it', messages: {} });

function routerOf(app: App) {
  return createRouter({
    routeTree,
    context: { app },
    defaultPreload: 'intent',
    // The query cache knows how old an answer may be.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: WholePageError,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf>;
  }
}

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root');
const root = createRoot(element);

async function start(): Promise<ReactNode> {
  const app = await startApp();
  const router = routerOf(app);
  // Until the first page is there, after a renewal of the session perhaps, the page's own
  // 'Caricamento...' stands.
  await router.load();
  return (
    <BrandProvider brand={brandOf(app.config)}>
      <AppContext value={app}>
        <QueryClientProvider client={app.cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppContext>
    </BrandProvider>
  );
}

function startFailed(error: unknown): ReactNode {
  return (
    <BrandProvider>
      <StartFailed error={error} />
    </BrandProvider>
  );
}

const page = await start().catch(startFailed);
root.render(
  <StrictMode>
    <I18nProvider i18n={i18n}>{page}</I18nProvider>
  </StrictMode>,
);
