import { msg } from '@lingui/core/macro';
import { IconChartBar } from '@tabler/icons-react';
import type { QuickAction } from '../../../shared/home/quick-action.ts';
import { contractPageLink } from '../../../shared/links/contract-link.ts';

/** Quick action for consumption; customers with one energy supply go directly to it (home.azioni.1). */
export const consumptionActions: readonly QuickAction[] = [
  {
    id: 'consumption',
    module: 'energyControl',
    icon: IconChartBar,
    label: msg`Guarda i consumi`,
    wayFor(running) {
      const [only, ...others] = running.filter(({ type }) => type === 'COMMODITY');
      if (only === undefined) return undefined;
      return others.length === 0 ? contractPageLink(only, 'CONSUMPTION') : { to: '/my-edison/controllo-energia' };
    },
  },
];
