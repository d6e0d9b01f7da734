import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

import '../../ui/theme/anchors.ts';

/** Demo only: real mail is not sent; links to the demo mailbox. */
export function DemoMailNote() {
  return (
    <DemoNote>
      <Trans>
        Questa è una demo: i messaggi non partono davvero. Li leggi nella{' '}
        <Anchor href="/demo/posta" target="_blank" rel="noopener">
          posta della demo
        </Anchor>
        .
      </Trans>
    </DemoNote>
  );
}

export function DemoNote({ children }: { children: ReactNode }) {
  const { config } = useApp();
  return config.demo ? <Callout tone="info">{children}</Callout> : null;
}
