import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OpenPage } from '../../ui/layout/OpenPage.tsx';
import { OpensSoonState } from '../../ui/parts/states.tsx';

interface SoonPageProps {
  title: ReactNode;
  /** What one will be able to do here. */
  children: ReactNode;
}

/** A page before sign-in that does not work yet, and says so, with the way back. */
export function SoonPage({ title, children }: SoonPageProps) {
  return (
    <OpenPage title={title}>
      <OpensSoonState
        level={2}
        actions={
          <Button component={Link} to="/login" fullWidth leftSection={<IconArrowLeft size={20} aria-hidden="true" />}>
            <Trans>Torna all’accesso</Trans>
          </Button>
        }
      >
        {children}
      </OpensSoonState>
    </OpenPage>
  );
}
