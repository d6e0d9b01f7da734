import { msg } from '@lingui/core/macro';
import { IconReceiptEuro } from '@tabler/icons-react';
import type { QuickAction } from '../../../shared/home/quick-action.ts';

/** Quick actions for bills and payment (home.azioni.1). */
export const billActions: readonly QuickAction[] = [
  {
    id: 'bills',
    module: 'archive',
    icon: IconReceiptEuro,
    label: msg`Vedi e paga le bollette`,
    wayFor: () => ({ to: '/my-edison/bollette' }),
  },
];
