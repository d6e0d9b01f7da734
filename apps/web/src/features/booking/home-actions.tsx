import { coversVisits } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconTool } from '@tabler/icons-react';
import type { QuickAction } from '../../shared/home/quick-action.ts';
import { linkTo } from '../../shared/links/link-to.tsx';

/** Quick action for a visit, shown to customers with a service that covers it (home.azioni.1). */
export const bookingActions: readonly QuickAction[] = [
  {
    id: 'visit',
    module: 'contracts',
    icon: IconTool,
    label: <Trans>Richiedi un intervento</Trans>,
    wayFor: (running) =>
      running.some(coversVisits) ? linkTo({ to: '/my-edison/intervento-tecnico/richiedi-intervento' }) : undefined,
  },
];
