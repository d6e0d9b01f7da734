import '../theme/mantine.ts';

import { useLingui } from '@lingui/react/macro';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useEffect, useMemo, type ReactNode } from 'react';

import { applyUiStyle } from '../platform.ts';
import { createAppTheme, variablesFor } from '../theme/theme.ts';
import { BrandContext, DEFAULT_BRAND, type Brand } from './brand.ts';

// The prefix keeps the choice through an impersonation, which clears every other key.
const colorSchemes = localStorageColorSchemeManager({ key: 'FIXED_colorScheme' });

export interface BrandProviderProps {
  brand?: Brand | undefined;
  /** For a CSP with style nonces. */
  getStyleNonce?: (() => string) | undefined;
  env?: 'default' | 'test' | undefined;
  children: ReactNode;
}

/** Provides brand, theme and colour scheme. Requires an I18nProvider. */
export function BrandProvider({ brand = DEFAULT_BRAND, getStyleNonce, env = 'default', children }: BrandProviderProps) {
  const { t } = useLingui();
  const close = t`Chiudi`;
  const showPassword = t`Mostra la password`;
  const theme = useMemo(() => createAppTheme(brand, { close, showPassword }), [brand, close, showPassword]);
  const variables = useMemo(() => variablesFor(brand), [brand]);
  useEffect(() => {
    applyUiStyle();
  }, []);
  return (
    <BrandContext value={brand}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
        env={env}
        {...(getStyleNonce === undefined ? {} : { getStyleNonce })}
      >
        {children}
      </MantineProvider>
    </BrandContext>
  );
}
