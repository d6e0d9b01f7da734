import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { AppContext, type App } from '../api/app.ts';
import { brandOf } from '../routes/-frame/brand.ts';
import { BrandProvider } from '../ui/brand/BrandProvider.tsx';
import type { Brand } from '../ui/brand/brand.ts';
import type { AppRouter } from './router.ts';

// Each text stands, compiled, in the part of the app that shows it: there is no catalogue to load.
i18n.loadAndActivate({ locale: 'it', messages: {} });

/** The app on its page: the same at build and in the browser, where it takes the page over. */
export function AppRoot({ app, router }: { app: App; router: AppRouter }) {
  return (
    <PageRoot brand={brandOf(app.config)}>
      <AppContext value={app}>
        <QueryClientProvider client={app.cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppContext>
    </PageRoot>
  );
}

/** The ground of whatever is shown: language, brand and theme. */
export function PageRoot({ brand, children }: { brand?: Brand | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    // Of the page that the server sent (head.js).
    delete document.documentElement.dataset['waiting'];
  }, []);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <BrandProvider brand={brand}>{children}</BrandProvider>
      </I18nProvider>
    </StrictMode>
  );
}
