import { useIsFetching } from '@tanstack/react-query';
import { ToPayCard } from '../../../features/bills/home/ToPayCard.tsx';
import { useOverdue } from '../../../features/bills/home/use-overdue.ts';
import { isMeasured, mainOf } from '../../../features/consumption/main-supply.ts';
import { SuppliesCard } from '../../../features/contracts/home/SuppliesCard.tsx';
import type { HomeCard, HomeCardProps } from '../../../features/home/home-card.ts';
import { QuickActions } from '../../../features/home/QuickActions.tsx';
import { useMayHaveVisits } from '../../../features/interventions/home/use-visit-matters.tsx';
import { useNewestNotifications } from '../../../features/notifications/use-notifications.ts';
import { useWindows } from '../../../features/readings/use-windows.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { optionalPart } from '../../../ui/later/optional-part.tsx';
import { InSight } from '../../../ui/later/InSight.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { quickActions } from './actions.ts';

const LastBillsCard = optionalPart(() =>
  import('../../../features/bills/home/LastBillsCard.tsx').then(({ LastBillsCard }) => LastBillsCard),
);

const VisitsCard = optionalPart(() =>
  import('../../../features/interventions/home/VisitsCard.tsx').then(({ VisitsCard }) => VisitsCard),
);

// Loaded after what is urgent, into a place that is kept for it.
const ConsumptionCard = optionalPart(() =>
  import('../../../features/consumption/home/ConsumptionCard.tsx').then(({ ConsumptionCard }) => ConsumptionCard),
);

// Few customers have an open window, and it is below the first view.
const ReadingWindowsCard = optionalPart(() =>
  import('../../../features/readings/home/ReadingWindowsCard.tsx').then((part) => part.ReadingWindowsCard),
);

// On a phone it stands below the first view.
const NotificationsHomeCard = optionalPart(() =>
  import('../../../features/notifications/NotificationsHomeCard.tsx').then((part) => part.NotificationsHomeCard),
);

// Loaded when scrolled to: the last cards, with illustrations.
const BannersHomeCard = optionalPart(() =>
  import('../../../features/notifications/BannersHomeCard.tsx').then(({ BannersHomeCard }) => BannersHomeCard),
);

const InstallOffer = optionalPart(() =>
  import('../../../features/profile/install/InstallOffer.tsx').then(({ InstallOffer }) => InstallOffer),
);

/**
 * The home's cards in their order (home.schede.1); a feature adds a line here. A card that few see, or that is below
 * the first view, is an `optionalPart`, so it delays no other.
 */
export const homeCards: readonly HomeCard[] = [
  {
    id: 'actions',
    column: 'main',
    isAtOnce: true,
    Card: ({ user }) => <QuickActions user={user} all={quickActions} />,
  },
  { id: 'to-pay', column: 'main', module: 'archive', Card: ToPayCard },
  { id: 'last-bills', column: 'main', module: 'archive', Card: LastBills },
  { id: 'visits', column: 'main', module: 'contracts', Card: Visits },
  { id: 'consumption', column: 'main', module: 'energyControl', Card: Consumption },
  { id: 'reading', column: 'main', module: 'contracts', Card: Reading },
  { id: 'contracts', column: 'main', Card: Supplies },
  { id: 'notifications', column: 'aside', module: 'notification', Card: Notifications },
  { id: 'banners', column: 'aside', Card: Banners },
  { id: 'install', column: 'aside', Card: Install },
];

function LastBills({ user }: HomeCardProps) {
  return user?.type === 'SWITCH_OUT' && user.code !== undefined ? <LastBillsCard customer={user.code} /> : null;
}

/** Few customers have an upcoming visit, and not all of them see the card in the first view. */
function Visits() {
  const isSettled = useIsFetching() === 0;
  if (!useMayHaveVisits()) return null;
  return (
    <InSight name="visits" isSettled={isSettled} atOnce waiting={<CardSkeleton animate={false} />}>
      <VisitsCard />
    </InSight>
  );
}

function Reading() {
  const isSettled = useIsFetching() === 0;
  if (useWindows().data?.some(({ awaited }) => awaited.isOpen) !== true) return null;
  return (
    <InSight name="reading" isSettled={isSettled} atOnce waiting={<CardSkeleton animate={false} />}>
      <ReadingWindowsCard />
    </InSight>
  );
}

function Consumption({ user }: HomeCardProps) {
  const isSettled = useIsFetching() === 0;
  const contract = mainOf((useContractLists().data ?? []).filter(isMeasured));
  if (user?.segment !== 'RESIDENZIALE' || contract === undefined) return null;
  return (
    <InSight name="consumption" isSettled={isSettled} atOnce waiting={<CardSkeleton lines={5} animate={false} />}>
      <ConsumptionCard contract={contract} />
    </InSight>
  );
}

function Notifications() {
  const isSettled = useIsFetching() === 0;
  const { newest } = useNewestNotifications();
  if (newest.error === null && (newest.data?.unread ?? 0) === 0) return null;
  return (
    <InSight name="notifications" isSettled={isSettled} atOnce waiting={<CardSkeleton animate={false} />}>
      <NotificationsHomeCard />
    </InSight>
  );
}

function Banners({ user }: HomeCardProps) {
  return (
    <InSight name="banners" isSettled={useIsFetching() === 0}>
      <BannersHomeCard user={user} />
    </InSight>
  );
}

function Install() {
  return (
    <InSight name="install" isSettled={useIsFetching() === 0}>
      <InstallOffer />
    </InSight>
  );
}

function Supplies({ user }: HomeCardProps) {
  return <SuppliesCard user={user} overdue={useOverdue()} />;
}
