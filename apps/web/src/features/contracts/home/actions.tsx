import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconCreditCard, IconFileText, IconPlug } from '@tabler/icons-react';
import type { QuickAction } from '../../../shared/home/quick-action.ts';
import type { SubPage } from '../../../shared/links/contract-link.ts';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { toContractPage, toPayment } from '../../../shared/links/to-contract.tsx';

/** Quick actions for contracts; customers with one contract go directly to it, others to the list (home.azioni.1). */
export const contractActions: readonly QuickAction[] = [
  {
    id: 'payment',
    module: 'contracts',
    icon: IconCreditCard,
    label: <Trans>Cambia come paghi</Trans>,
    wayFor: ([only, ...others]) => (only === undefined || others.length > 0 ? undefined : toPayment(only)),
  },
  {
    id: 'documents',
    module: 'contracts',
    icon: IconFileText,
    label: <Trans>Apri i documenti</Trans>,
    wayFor: wayIntoOnly('DOCUMENTS'),
  },
  {
    id: 'supplies',
    module: 'contracts',
    icon: IconPlug,
    label: <Trans>Vedi le forniture</Trans>,
    wayFor: (running) => (running.length === 1 ? undefined : linkTo({ to: '/my-edison/contratti' })),
  },
];

function wayIntoOnly(page: SubPage): QuickAction['wayFor'] {
  return ([only, ...others]: readonly Contract[]) =>
    only === undefined || others.length > 0 ? undefined : toContractPage(page)(only);
}
