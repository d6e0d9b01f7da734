import { Trans } from '@lingui/react/macro';
import { AnchorLink } from '../../../../shared/links/AnchorLink.tsx';

export function ToCompanies() {
  return (
    <p>
      <AnchorLink to="/my-edison/operatore/ditte">
        <Trans>Tutte le ditte</Trans>
      </AnchorLink>
    </p>
  );
}
