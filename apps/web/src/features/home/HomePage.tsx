import { CUSTOMER_SEGMENTS, fullName, isOneOf } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Navigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import type { HomeMatters } from '../../shared/home/matters.ts';
import { ReadFailed } from '../../shared/read/ReadFailed.tsx';
import { OnDemand } from '../../ui/later/OnDemand.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { LivingHorizon } from '../../ui/pictures/horizon/LivingHorizon.tsx';
import { skyAt } from '../../ui/pictures/horizon/sky.ts';
import { Greeting } from '../../ui/parts/texts/Greeting.tsx';
import { GreetingSkeleton } from './GreetingSkeleton.tsx';
import { cardsFor, type HomeCard } from './home-card.ts';
import { Headline } from './Headline.tsx';
import { sceneOf } from './scene.ts';
import { useAllAtOnce } from './use-all-at-once.ts';

// Most users have taken it.
const importTour = () => import('./HomeTour.tsx').then(({ HomeTour }) => HomeTour);
// Lazy: customers never see it.
const MaintenanceHome = lazy(async () => ({ default: (await import('./MaintenanceHome.tsx')).MaintenanceHome }));

interface HomePageProps {
  cards: readonly HomeCard[];
  matters: readonly HomeMatters[];
}

export function HomePage({ cards, matters }: HomePageProps) {
  const { user, profile: read } = useUser();
  const profile = read.data;
  // Until the profile is known the user is treated as a customer, so that all requests start in parallel.
  const isCustomer = profile === undefined || isOneOf(CUSTOMER_SEGMENTS, profile.segment);
  const isFailed = read.error !== null && profile === undefined;
  const mainCards = cardsFor(cards, user, 'main');
  const asideCards = isCustomer ? cardsFor(cards, user, 'aside') : [];
  // The profile decides which requests are made.
  const isAsking = !isFailed && (profile === undefined || matters.some((area) => area.isAsking));
  const isDrawn = useAllAtOnce(isAsking);

  const { clock } = useApp();
  const [sky] = useState(() => skyAt(clock.now()));
  const { giro } = useSearch({ from: '/my-edison/' });
  const isNewcomer = user?.isNew === true;

  const draw = (those: readonly HomeCard[]) =>
    those.map(({ id, Card: HomeCard }) => (
      <Suspense key={id} fallback={null}>
        <HomeCard user={user} />
      </Suspense>
    ));

  if (profile?.segment === 'OPERATORE') return <Navigate to="/my-edison/operatore" replace />;
  return (
    <Page
      horizon={<LivingHorizon sky={sky} {...sceneOf(matters, isAsking || isFailed || !isCustomer)} />}
      title={<HomeTitle name={profile && (fullName(profile) || profile.username)} isFailed={isFailed} />}
      aside={asideCards.length === 0 || isFailed ? undefined : isDrawn ? draw(asideCards) : <CardSkeleton />}
    >
      {isFailed ? (
        <Card>
          <ReadFailed read={read} />
        </Card>
      ) : null}
      {isCustomer ? (
        <>
          <Headline areas={matters} isAsking={isAsking} />
          <OnDemand load={importTour} wanted={isNewcomer || giro !== undefined ? 1 : 0} props={{ isNewcomer }} />
          {draw(mainCards.filter(({ isAtOnce }) => isDrawn || isAtOnce))}
          {isDrawn ? null : <CardsSkeleton />}
        </>
      ) : (
        <Suspense>
          <MaintenanceHome />
        </Suspense>
      )}
    </Page>
  );
}

function CardsSkeleton() {
  return (
    <>
      <CardSkeleton />
      <CardSkeleton lines={5} />
    </>
  );
}

function HomeTitle({ name, isFailed }: { name: string | undefined; isFailed: boolean }) {
  const [hour] = useState(() => new Date().getHours());
  if (isFailed) return <Trans>La tua area</Trans>;
  if (name === undefined) return <GreetingSkeleton />;
  return <Greeting name={name} hour={hour} />;
}
