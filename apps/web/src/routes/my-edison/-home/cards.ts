import { SuppliesCard } from '../../../features/contracts/home/SuppliesCard.tsx';
import type { HomeCard } from '../../../features/home/home-card.ts';
import { QuickActions } from '../../../features/home/QuickActions.tsx';
import { BannersHomeCard } from '../../../features/notifications/BannersHomeCard.tsx';
import { NotificationsHomeCard } from '../../../features/notifications/NotificationsHomeCard.tsx';

/** The cards of the home, in their order; a feature brings its own and adds a line here. */
export const homeCards: readonly HomeCard[] = [
  { id: 'contracts', column: 'main', Card: SuppliesCard },
  { id: 'banners', column: 'main', Card: BannersHomeCard },
  { id: 'actions', column: 'aside', Card: QuickActions },
  { id: 'notifications', column: 'aside', module: 'notification', Card: NotificationsHomeCard },
];
