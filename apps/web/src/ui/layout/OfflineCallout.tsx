import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';

import { useOnline } from '../platform.ts';
import classes from './OfflineCallout.module.css';

export interface OfflineCalloutProps {
  /** Instead of asking the browser: for a gallery or a test. */
  offline?: boolean;
}

/** A strip that comes when the connection goes; the region is always there, to be heard. */
export function OfflineCallout({ offline }: OfflineCalloutProps) {
  const online = useOnline();
  return (
    <output className={classes['region']} aria-live="polite">
      {(offline ?? !online) ? (
        <span className={classes['strip']}>
          <IconWifiOff size={20} aria-hidden="true" />
          <Trans>Sei senza connessione. Quello che vedi può non essere aggiornato.</Trans>
        </span>
      ) : null}
    </output>
  );
}
