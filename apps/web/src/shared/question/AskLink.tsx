import { Trans } from '@lingui/react/macro';
import { AnchorLink } from '../links/AnchorLink.tsx';
import classes from './ask.module.css';
import type { Origin } from './origin.ts';
import { useCanAsk } from './use-can-ask.ts';

/** A quiet way to a case about what the page shows; absent where the form is closed (reclami.apertura.3). */
export function AskLink({ origin }: { origin: Origin }) {
  const canAsk = useCanAsk();
  if (!canAsk) return null;
  return (
    <p className={classes['ask']}>
      <AnchorLink
        to="/my-edison/assistenza/reclami/nuovo"
        search={'intervento' in origin ? { tipo: 'INTERVENTO', ...origin } : origin}
      >
        <Trans>Qualcosa non torna?</Trans>
      </AnchorLink>
    </p>
  );
}
