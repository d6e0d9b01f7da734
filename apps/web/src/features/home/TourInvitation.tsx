import { Trans } from '@lingui/react/macro';
import { IconCompass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import classes from './TourInvitation.module.css';

export function TourInvitation({ onSkip }: { onSkip: () => void }) {
  return (
    <Callout
      icon={IconCompass}
      onClose={onSkip}
      action={
        <Link className={classes['tour'] ?? ''} to="/my-edison" search={{ giro: 'si' }}>
          <Trans>Inizia il giro</Trans>
        </Link>
      }
    >
      <Trans>È la tua prima volta qui? In un minuto ti mostriamo dove trovi tutto.</Trans>
    </Callout>
  );
}
