import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { EmptyHouse, Lighthouse, Shutter } from '../../pictures/state-spots.tsx';
import { StatePanel, type StatePanelProps } from './StatePanel.tsx';

export type EmptyStateProps = Omit<StatePanelProps, 'role' | 'small'>;

/** An empty list that is no error: the reason, and possible actions. */
export function EmptyState({ picture, ...props }: EmptyStateProps) {
  return <StatePanel picture={picture ?? <EmptyHouse />} {...props} />;
}

/** `actions` is the link home. */
export function NotFoundState({ actions, level = 1 }: { actions?: ReactNode; level?: 1 | 2 | undefined }) {
  return (
    <StatePanel picture={<Lighthouse />} title={<Trans>Questa pagina non c’è</Trans>} level={level} actions={actions}>
      <Trans>Forse l’indirizzo è cambiato. Torna alla home e riparti da lì.</Trans>
    </StatePanel>
  );
}

/** A part of the area that is not available yet. */
export function OpensSoonState({
  title,
  children,
  actions,
  level,
}: {
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}) {
  return (
    <StatePanel picture={<Shutter />} title={title ?? <Trans>Apre presto</Trans>} level={level} actions={actions}>
      {children ?? <Trans>Questa pagina sarà disponibile tra poco.</Trans>}
    </StatePanel>
  );
}
