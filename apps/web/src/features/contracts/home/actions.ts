import type { Contract } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { IconCreditCard, IconFileText, IconPlug } from '@tabler/icons-react';
import type { QuickAction } from '../../../shared/home/quick-action.ts';
import { contractPageLink, paymentLink } from '../../../shared/links/contract-link.ts';

/** Quick actions for contracts; customers with one contract go directly to it, others to the list (home.azioni.1). */
export const contractActions: readonly QuickAction[] = [
  {
    id: 'payment',
    module: 'contracts',
    icon: IconCreditCard,
    label: msg`Cambia come paghi`,
    wayFor: intoOnly(paymentLink),
  },
  {
    id: 'documents',
    module: 'contracts',
    icon: IconFileText,
    label: msg`Apri i documenti`,
    wayFor: intoOnly((contract) => contractPageLink(contract, 'DOCUMENTS')),
  },
  {
    id: 'supplies',
    module: 'contracts',
    icon: IconPlug,
    label: msg`Vedi le forniture`,
    wayFor: (running) => (running.length === 1 ? undefined : { to: '/my-edison/contratti' }),
  },
];

function intoOnly(linkTo: (contract: Contract) => ReturnType<QuickAction['wayFor']>): QuickAction['wayFor'] {
  return ([only, ...others]) => (only === undefined || others.length > 0 ? undefined : linkTo(only));
}
