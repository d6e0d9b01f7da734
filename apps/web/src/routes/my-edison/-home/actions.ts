import { billActions } from '../../../features/bills/home/actions.tsx';
import { bookingActions } from '../../../features/booking/home-actions.tsx';
import { consumptionActions } from '../../../features/consumption/home/actions.tsx';
import { contractActions } from '../../../features/contracts/home/actions.tsx';
import { readingActions } from '../../../features/readings/home/actions.tsx';
import { supportActions } from '../../../features/support/home-actions.tsx';
import type { QuickAction } from '../../../shared/home/quick-action.ts';

/** The quick actions in their order (home.azioni.1); a feature adds a line here. */
export const quickActions: readonly QuickAction[] = [
  ...billActions,
  ...readingActions,
  ...consumptionActions,
  ...bookingActions,
  ...contractActions,
  ...supportActions,
];
