import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Callout } from './Callout.tsx';

export function DraftCallout({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Callout
      role="status"
      title={<Trans>Abbiamo ritrovato quello che non avevi ancora inviato</Trans>}
      action={
        <Button variant="subtle" px={0} onClick={onDiscard}>
          <Trans>Scarta e ricomincia</Trans>
        </Button>
      }
    />
  );
}
