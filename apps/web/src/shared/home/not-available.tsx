import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeMatter } from './matters.ts';

/** Shown by an area that could not be read: "all is in order" would be a guess then (home.urgenza.2). */
export function notAvailable(said: ReactNode): HomeMatter {
  return { kind: 'NOT_AVAILABLE', said, note: <Trans>I tuoi dati sono al sicuro: riprova tra poco.</Trans> };
}
