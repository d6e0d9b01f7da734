import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PublicConfig } from '@sportello/calls';
import { StrictMode, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { BrandProvider } from '../ui/brand/BrandProvider.tsx';
import { brandOf } from './brand.ts';

// Each text is compiled into the chunk that shows it: there is no catalogue to load.
i18n.loadAndActivate({ locale: 'it', messages: {} });

export function PageRoot({ config, children }: { config?: PublicConfig | undefined; children: ReactNode }) {
  const brand = useMemo(() => config && brandOf(config), [config]);
  useLayoutEffect(() => {
    // Set for the server-sent page by head.js.
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
