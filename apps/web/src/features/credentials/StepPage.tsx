import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { OpenPage } from '../../ui/open-page/OpenPage.tsx';
import { LockKey } from '../../ui/pictures/content/spots.tsx';
import { Steps } from '../../ui/parts/ways/Steps.tsx';

interface StepPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Step and number of steps; the progress bar is hidden if absent. */
  at?: { at: number; of: number } | undefined;
  onBack?: (() => void) | undefined;
  below?: ReactNode;
  children: ReactNode;
}

export function StepPage({ title, lead, at, onBack, below, children }: StepPageProps) {
  return (
    <OpenPage
      title={title}
      lead={lead}
      picture={<LockKey />}
      above={
        <>
          {onBack === undefined ? null : (
            <Button
              variant="subtle"
              ml="-0.75rem"
              mb="xs"
              leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
              onClick={onBack}
            >
              <Trans>Indietro</Trans>
            </Button>
          )}
          {at === undefined ? null : <Steps {...at} />}
        </>
      }
      below={below}
    >
      {children}
    </OpenPage>
  );
}
