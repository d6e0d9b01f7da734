import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { LonePage } from '../../ui/layout/LonePage.tsx';
import { RootShell } from '../../ui/layout/RootShell.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { LockKey } from '../../ui/pictures/content/spots.tsx';

export type Answer = 'AGAIN' | 'WITH_PASSWORD';

/** Shown after the device has not recognized its owner. */
export function LockedPage({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  return (
    <RootShell>
      <LonePage>
        <EmptyState
          level={1}
          picture={<LockKey />}
          title={<Trans>L’area clienti è bloccata</Trans>}
          actions={
            <>
              <Button onClick={() => onAnswer('AGAIN')}>
                <Trans>Sblocca</Trans>
              </Button>
              <Button variant="light" onClick={() => onAnswer('WITH_PASSWORD')}>
                <Trans>Accedi con la password</Trans>
              </Button>
            </>
          }
        >
          <Trans>Usa il viso, l’impronta o il codice del telefono.</Trans>
        </EmptyState>
      </LonePage>
    </RootShell>
  );
}
