import { msg } from '@lingui/core/macro';
import { IconGauge } from '@tabler/icons-react';
import type { QuickAction } from '../../../shared/home/quick-action.ts';
import { contractPageLink } from '../../../shared/links/contract-link.ts';

/** Quick action for readings; customers with one meter go directly to it (home.azioni.1). */
export const readingActions: readonly QuickAction[] = [
  {
    id: 'reading',
    module: 'contracts',
    icon: IconGauge,
    label: msg`Invia una lettura`,
    wayFor(running) {
      const read = running.filter(
        (contract) => contract.type === 'COMMODITY' && contract.status === 'ATTIVO' && contract.commodity.selfReading,
      );
      const [only, ...others] = read;
      if (only === undefined) return undefined;
      return others.length === 0 ? contractPageLink(only, 'READINGS') : { to: '/my-edison/letture' };
    },
  },
];
