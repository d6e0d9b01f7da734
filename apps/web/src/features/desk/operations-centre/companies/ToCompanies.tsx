import { Trans } from '@lingui/react/macro';
import { AnchorLink } from '../../../../shared/links/AnchorLink.tsx';

/** The way back to all companies. */
export function ToCompanies() {
  return (
    <p>
      <AnchorLink to="/my-edison/operatore/ditte">
        <Trans>Tutte le ditte</Trans>
      </AnchorLink>
    </p>
  );
}
