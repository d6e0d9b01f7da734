import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PublicConfig } from '@sportello/calls';
import { StrictMode, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { BrandProvider } from '../ui/brand/BrandProvider.tsx';
import { brandOf } from './brand.ts';

// Each text stands, compiled, in the part of the app that shows it: there is no catalogue to load.
i18n.loadAndActivate({ locale: 'it', messages: {} });

/** The ground of whatever is shown: language, brand and theme. */
export function PageRoot({ config, children }: { config?: PublicConfig | undefined; children: ReactNode }) {
  const brand = useMemo(() => config && brandOf(config), [config]);
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
