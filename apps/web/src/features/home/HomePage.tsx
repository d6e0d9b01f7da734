import { CUSTOMER_SEGMENTS, fullName, isOneOf } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../shared/customer/use-user.ts';
import type { HomeMatters } from '../../shared/home/matters.ts';
import { ReadFailed } from '../../shared/read/ReadFailed.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { Greeting } from '../../ui/parts/texts/Greeting.tsx';
import { GreetingSkeleton } from './GreetingSkeleton.tsx';
import { cardsFor, type HomeCard } from './home-card.ts';
import { Headline } from './Headline.tsx';
import { HomeTour } from './HomeTour.tsx';
import { useAllAtOnce } from './use-all-at-once.ts';

// No customer sees it.
const MaintenanceHome = lazy(async () => ({ default: (await import('./MaintenanceHome.tsx')).MaintenanceHome }));

interface HomePageProps {
  cards: readonly HomeCard[];
  /** What each area has to say first. */
  matters: readonly HomeMatters[];
}

/** The home of a customer: first what is most urgent, then a card of each area that has something to say. */
export function HomePage({ cards, matters }: HomePageProps) {
  const { user, profile: read } = useUser();
  const profile = read.data;
  // Until the profile is there one is taken for a customer, so that all calls go out together.
  const isCustomer = profile === undefined || isOneOf(CUSTOMER_SEGMENTS, profile.segment);
  const isFailed = read.error !== null && profile === undefined;
  const mainCards = cardsFor(cards, user, 'main');
  const asideCards = isCustomer ? cardsFor(cards, user, 'aside') : [];
  // Who it is decides what is asked for.
  const isAsking = !isFailed && (profile === undefined || matters.some((area) => area.isAsking));
  const isDrawn = useAllAtOnce(isAsking);

  const draw = (those: readonly HomeCard[]) =>
    those.map(({ id, Card: HomeCard }) => (
      <Suspense key={id} fallback={null}>
        <HomeCard user={user} />
      </Suspense>
    ));

  if (profile?.segment === 'OPERATORE') return <Navigate to="/my-edison/operatore" replace />;
  return (
    <Page
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
          <HomeTour isNewcomer={user?.isNew === true} />
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

/** As much as the first screen of a phone has room for. */
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
