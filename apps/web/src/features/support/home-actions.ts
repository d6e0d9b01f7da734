import { msg } from '@lingui/core/macro';
import { IconHelpCircle, IconMessage } from '@tabler/icons-react';
import type { QuickAction } from '../../shared/home/quick-action.ts';

/** Quick actions for support (home.azioni.1). */
export const supportActions: readonly QuickAction[] = [
  {
    id: 'write',
    module: 'support',
    icon: IconMessage,
    label: msg`Scrivici`,
    wayFor: () => ({ to: '/my-edison/assistenza/scrivici' }),
  },
  {
    id: 'questions',
    module: 'support',
    icon: IconHelpCircle,
    label: msg`Trova una risposta`,
    wayFor: () => ({ to: '/my-edison/assistenza' }),
  },
];
