import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { RootShell } from '../../ui/layout/RootShell.tsx';
import { MAIN_ID } from '../../ui/layout/SkipLink.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { LockKey } from '../../ui/pictures/content/spots.tsx';
import classes from './shell.module.css';

export type Answer = 'AGAIN' | 'WITH_PASSWORD';

/** Shown after the device has not recognized its owner. */
export function LockedPage({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  return (
    <RootShell>
      <main className={classes['main']} id={MAIN_ID} tabIndex={-1}>
        <Card as="div" className={classes['card']}>
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
        </Card>
      </main>
    </RootShell>
  );
}
