import { coversVisits } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { IconTool } from '@tabler/icons-react';
import type { QuickAction } from '../../shared/home/quick-action.ts';

/** Quick action for a visit, shown to customers with a service that covers it (home.azioni.1). */
export const bookingActions: readonly QuickAction[] = [
  {
    id: 'visit',
    module: 'contracts',
    icon: IconTool,
    label: msg`Richiedi un intervento`,
    wayFor: (running) =>
      running.some(coversVisits) ? { to: '/my-edison/intervento-tecnico/richiedi-intervento' } : undefined,
  },
];
