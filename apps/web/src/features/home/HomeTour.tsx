import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useTitleFocus } from '../../ui/focus.ts';
import { OnDemand } from '../../ui/later/OnDemand.tsx';
import { optionalPart } from '../../ui/later/optional-part.tsx';
import { isTourSeen, noteTourSeen } from './home-tour.ts';

// Lazy: most users have already seen it.
const TourInvitation = optionalPart(() => import('./TourInvitation.tsx').then(({ TourInvitation }) => TourInvitation));
const importTour = () => import('./StepsOfTour.tsx').then(({ StepsOfTour }) => StepsOfTour);

/** Newcomers are invited once; the tour can be started by URL at any time. */
export function HomeTour({ isNewcomer }: { isNewcomer: boolean }) {
  const { browserStorage } = useApp();
  const navigate = useNavigate();
  const { giro } = useSearch({ from: '/my-edison/' });
  const [isSeen, setSeen] = useState(() => isTourSeen(browserStorage));
  // The pressed button disappears with the tour or the invitation.
  useTitleFocus(`${giro !== undefined} ${isSeen}`);
  const end = () => {
    noteTourSeen(browserStorage);
    setSeen(true);
    if (giro !== undefined) void navigate({ to: '/my-edison', search: {}, replace: true });
  };
  return (
    <>
      {isNewcomer && !isSeen && giro === undefined ? (
        <Suspense>
          <TourInvitation onSkip={end} />
        </Suspense>
      ) : null}
      {giro === undefined ? null : <OnDemand load={importTour} wanted={1} props={{ onEnd: end }} />}
    </>
  );
}
