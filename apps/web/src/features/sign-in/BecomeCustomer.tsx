import { Trans } from '@lingui/react/macro';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { useDoor } from '../../api/start/door.ts';

import '../../ui/theme/anchors.ts';

/** To the provider's offers, in a new window (pagine.offerte.1); before sign-in nobody has a segment. */
export function BecomeCustomer() {
  const { config } = useDoor();
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
