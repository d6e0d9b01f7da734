import { Trans } from '@lingui/react/macro';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import classes from './shell.module.css';

/** Warns that the app's plugins are not ready (pagine.avvio.3). */
export function PluginWarning({ onClose }: { onClose: () => void }) {
  return (
    <div className={classes['warning']}>
      <Callout
        tone="warn"
        role="alert"
        title={<Trans>Alcune funzioni dell’app non rispondono</Trans>}
        onClose={onClose}
      >
        <Trans>Chiudi l’app e riaprila. Le pagine continuano a funzionare.</Trans>
      </Callout>
    </div>
  );
}
