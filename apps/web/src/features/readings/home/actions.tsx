import { Trans } from '@lingui/react/macro';
import { IconGauge } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { QuickAction } from '../../../shared/home/quick-action.ts';
import { contractPageLink } from '../../../shared/links/contract-link.ts';

/** Quick action for readings; customers with one meter go directly to it (home.azioni.1). */
export const readingActions: readonly QuickAction[] = [
  {
    id: 'reading',
    module: 'contracts',
    icon: IconGauge,
    label: <Trans>Invia una lettura</Trans>,
    wayFor(running) {
      const read = running.filter(
        (contract) => contract.type === 'COMMODITY' && contract.status === 'ATTIVO' && contract.commodity.selfReading,
      );
      const [only, ...others] = read;
      if (only === undefined) return undefined;
      return others.length === 0
        ? ({ id, ...link }) => <Link key={id} {...contractPageLink(only, 'READINGS')} {...link} />
        : ({ id, ...link }) => <Link key={id} to="/my-edison/letture" {...link} />;
    },
  },
];
