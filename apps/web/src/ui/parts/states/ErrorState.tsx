import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { ErrorCable } from '../../pictures/ErrorCable.tsx';
import { StatePanel } from './StatePanel.tsx';

export interface ErrorStateProps {
  /** For example "Non riusciamo a caricare le bollette". */
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** For the call centre; shown small. */
  code?: string | undefined;
  requestId?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  wide?: boolean | undefined;
  /** Without the picture, in a small card. */
  plain?: boolean | undefined;
}

export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  code,
  requestId,
  level,
  wide,
  plain = false,
}: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      picture={plain ? undefined : <ErrorCable />}
      title={title ?? <Trans>Qualcosa non ha funzionato</Trans>}
      level={level}
      wide={wide}
      actions={
        onRetry === undefined ? undefined : (
          <Button
            variant="light"
            leftSection={<IconRefresh size={20} aria-hidden="true" />}
            loading={retrying}
            onClick={onRetry}
          >
            <Trans>Riprova</Trans>
          </Button>
        )
      }
      small={
        code === undefined && requestId === undefined ? undefined : (
          <>
            {code === undefined ? null : <Trans>Codice {code}</Trans>}
            {code !== undefined && requestId !== undefined ? ' · ' : null}
            {requestId === undefined ? null : <Trans>Richiesta {requestId}</Trans>}
          </>
        )
      }
    >
      {children ?? <Trans>I tuoi dati sono al sicuro: riprova tra poco.</Trans>}
    </StatePanel>
  );
}
