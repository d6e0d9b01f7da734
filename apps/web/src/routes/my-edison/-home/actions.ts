import { billActions } from '../../../features/bills/home/actions.ts';
import { bookingActions } from '../../../features/booking/home-actions.ts';
import { consumptionActions } from '../../../features/consumption/home/actions.ts';
import { contractActions } from '../../../features/contracts/home/actions.ts';
import { readingActions } from '../../../features/readings/home/actions.ts';
import { supportActions } from '../../../features/support/home-actions.ts';
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
