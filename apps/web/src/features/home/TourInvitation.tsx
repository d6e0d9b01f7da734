import { Trans } from '@lingui/react/macro';
import { IconCompass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import layout from '../../ui/layout/layout.module.css';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

export function TourInvitation({ onSkip }: { onSkip: () => void }) {
  return (
    <Callout
      icon={IconCompass}
      onClose={onSkip}
      action={
        <Link className={layout['strong'] ?? ''} to="/my-edison" search={{ giro: 'si' }}>
          <Trans>Inizia il giro</Trans>
        </Link>
      }
    >
      <Trans>È la tua prima volta qui? In un minuto ti mostriamo dove trovi tutto.</Trans>
    </Callout>
  );
}
