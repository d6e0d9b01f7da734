import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { OpenPage } from '../../ui/layout/OpenPage.tsx';
import { LockKey } from '../../ui/pictures/spots.tsx';
import { Steps } from '../../ui/parts/Steps.tsx';

interface StepPageProps {
  /** Which screen it is: the focus goes to the title when it changes. */
  step: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Where one is in the sequence; without it no line is drawn. */
  at?: { at: number; of: number } | undefined;
  onBack?: (() => void) | undefined;
  below?: ReactNode;
  children: ReactNode;
}

/** One screen of a sequence before sign-in: one question, and the way back. */
export function StepPage({ step, title, lead, at, onBack, below, children }: StepPageProps) {
  useFocusOnStep(step);
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

/** After a step the focus is on its title, so that a screen reader says where one is; not on the first screen. */
function useFocusOnStep(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const title = document.querySelector<HTMLElement>('h1');
    if (title === null) return;
    title.tabIndex = -1;
    title.focus();
  }, [step]);
}
