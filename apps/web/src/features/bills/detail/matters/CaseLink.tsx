import { Trans } from '@lingui/react/macro';
import { AnchorLink } from '../../../../shared/links/AnchorLink.tsx';
import classes from './matters.module.css';

/** Leads to the case by its number. */
export function CaseLink({ number }: { number: string }) {
  return (
    <AnchorLink
      to="/my-edison/assistenza/reclami/$numero"
      params={{ numero: number }}
      className={classes['link'] ?? ''}
    >
      <Trans>Vai al reclamo {number}</Trans>
    </AnchorLink>
  );
}
