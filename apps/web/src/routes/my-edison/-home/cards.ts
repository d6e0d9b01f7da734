import { BannersHomeCard } from '../../../features/notifications/BannersHomeCard.tsx';
import { NotificationsHomeCard } from '../../../features/notifications/NotificationsHomeCard.tsx';
import { ContactsHomeCard } from '../../../features/profile/ContactsHomeCard.tsx';
import { QuickActionsCard } from '../../../features/profile/QuickActionsCard.tsx';
import { ContractsCard } from '../../../features/home/ContractsCard.tsx';
import type { HomeCard } from '../../../features/home/home-card.ts';

/** The cards of the home, in their order; a feature brings its own and adds a line here. */
export const homeCards: readonly HomeCard[] = [
  { id: 'actions', column: 'main', Card: QuickActionsCard },
  { id: 'contracts', column: 'main', Card: ContractsCard },
  { id: 'banners', column: 'main', Card: BannersHomeCard },
  { id: 'notifications', column: 'aside', module: 'notification', Card: NotificationsHomeCard },
  { id: 'contacts', column: 'aside', module: 'profile', Card: ContactsHomeCard },
];
