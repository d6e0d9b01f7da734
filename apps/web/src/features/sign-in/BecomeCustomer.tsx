import { Trans } from '@lingui/react/macro';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';

import '../../ui/theme/anchors.ts';

/** Opens the provider's offers in a new window (pagine.offerte.1); the segment is unknown before sign-in. */
export function BecomeCustomer() {
  const { config } = useSignInGate();
  return (
    <Anchor href={config.brand.homePage} target="_blank" rel="noopener">
      <Trans>Diventa cliente</Trans>
      <VisuallyHidden>
        {' '}
        <Trans>(si apre in una nuova finestra)</Trans>
      </VisuallyHidden>
    </Anchor>
  );
}
