import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../shared/links/link-to.tsx';
import { Glance } from '../../ui/parts/facts/Glances.tsx';

export function BookingGlance() {
  return (
    <Glance label={<Trans>Un guasto?</Trans>} renderLink={linkTo({ to: '/my-edison/intervento-tecnico' })}>
      <Trans>Richiedi un intervento</Trans>
    </Glance>
  );
}
