import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';

import { useOnline } from '../platform.ts';
import classes from './OfflineCallout.module.css';

export interface OfflineCalloutProps {
  /** Overrides the browser's state, for the gallery or a test. */
  offline?: boolean;
}

/** Shown while the connection is lost; the live region is always mounted, so that screen readers announce it. */
export function OfflineCallout({ offline }: OfflineCalloutProps) {
  const online = useOnline();
  return (
    <output className={classes['region']} aria-live="polite">
      {(offline ?? !online) ? (
        <span className={classes['strip']}>
          <IconWifiOff size={20} aria-hidden="true" />
          <Trans>Sei senza connessione. I dati potrebbero non essere aggiornati.</Trans>
        </span>
      ) : null}
    </output>
  );
}
