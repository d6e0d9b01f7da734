import { Trans } from '@lingui/react/macro';
import { IconReceiptEuro } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { QuickAction } from '../../../shared/home/quick-action.ts';

/** Quick actions for bills and payment (home.azioni.1). */
export const billActions: readonly QuickAction[] = [
  {
    id: 'bills',
    module: 'archive',
    icon: IconReceiptEuro,
    label: <Trans>Vedi e paga le bollette</Trans>,
    wayFor:
      () =>
      ({ id, ...link }) => <Link key={id} to="/my-edison/bollette" {...link} />,
  },
];
