import '../theme/mantine.ts';

import { useLingui } from '@lingui/react/macro';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useEffect, useMemo, type ReactNode } from 'react';

import { applyUiStyle } from '../platform.ts';
import { brandTokens, createAppTheme } from '../theme/theme.ts';
import { BrandContext, DEFAULT_BRAND, type Brand } from './brand.ts';

// The prefix keeps the choice through an impersonation, which clears every other key.
const colorSchemes = localStorageColorSchemeManager({ key: 'FIXED_colorScheme' });

export interface BrandProviderProps {
  brand?: Brand | undefined;
  env?: 'default' | 'test' | undefined;
  children: ReactNode;
}

/** Provides brand, theme and colour scheme. Requires an I18nProvider. */
export function BrandProvider({ brand = DEFAULT_BRAND, env = 'default', children }: BrandProviderProps) {
  const { t } = useLingui();
  const close = t`Chiudi`;
  const showPassword = t`Mostra la password`;
  const theme = useMemo(() => createAppTheme({ close, showPassword }), [close, showPassword]);
  const tokens = useMemo(() => brandTokens(brand), [brand]);
  useEffect(() => {
    applyUiStyle();
  }, []);
  return (
    <BrandContext value={brand}>
      <MantineProvider
        theme={theme}
        withCssVariables={false}
        withGlobalClasses={false}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
        env={env}
      >
        {tokens === undefined ? null : <style dangerouslySetInnerHTML={{ __html: tokens }} />}
        {children}
      </MantineProvider>
    </BrandContext>
  );
}
