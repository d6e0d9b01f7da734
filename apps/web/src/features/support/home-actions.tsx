import { Trans } from '@lingui/react/macro';
import { IconHelpCircle, IconMessage } from '@tabler/icons-react';
import type { QuickAction } from '../../shared/home/quick-action.ts';
import { linkTo } from '../../shared/links/link-to.tsx';

/** Quick actions for support (home.azioni.1). */
export const supportActions: readonly QuickAction[] = [
  {
    id: 'write',
    module: 'support',
    icon: IconMessage,
    label: <Trans>Scrivici</Trans>,
    wayFor: () => linkTo({ to: '/my-edison/assistenza/scrivici' }),
  },
  {
    id: 'questions',
    module: 'support',
    icon: IconHelpCircle,
    label: <Trans>Trova una risposta</Trans>,
    wayFor: () => linkTo({ to: '/my-edison/assistenza' }),
  },
];
