import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The primary action on an external page in a new window: "Diventa cliente". */
export function OutsideButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      component="a"
      color="amber"
      href={href}
      target="_blank"
      rel="noopener"
      rightSection={<IconExternalLink size={20} aria-hidden="true" />}
    >
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(si apre in una nuova finestra)</Trans>
      </VisuallyHidden>
    </Button>
  );
}
