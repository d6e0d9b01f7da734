import { Trans } from '@lingui/react/macro';
import { IconCompass } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useTitleFocus } from '../../ui/focus.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { Notice } from '../../ui/parts/Notice.tsx';
import classes from './HomeTour.module.css';
import { isTourSeen, noteTourSeen } from './home-tour.ts';

// Most have seen it, and need not load it.
const importTour = () => import('./StepsOfTour.tsx').then(({ StepsOfTour }) => StepsOfTour);

/** Newcomers are asked along for a tour once; whoever asks for it, at any time, has it. */
export function HomeTour({ isNewcomer }: { isNewcomer: boolean }) {
  const { browserStorage } = useApp();
  const navigate = useNavigate();
  const { giro } = useSearch({ from: '/my-edison/' });
  const [isSeen, setSeen] = useState(() => isTourSeen(browserStorage));
  // What was pressed is gone with the tour, or with the invitation.
  useTitleFocus(`${giro !== undefined} ${isSeen}`);
  const end = () => {
    noteTourSeen(browserStorage);
    setSeen(true);
    if (giro !== undefined) void navigate({ to: '/my-edison', search: {}, replace: true });
  };
  return (
    <>
      {isNewcomer && !isSeen && giro === undefined ? <Invitation onSkip={end} /> : null}
      {giro === undefined ? null : <OnDemand load={importTour} wanted={1} props={{ onEnd: end }} />}
    </>
  );
}

function Invitation({ onSkip }: { onSkip: () => void }) {
  return (
    <Notice
      icon={IconCompass}
      onClose={onSkip}
      action={
        <Link className={classes['tour'] ?? ''} to="/my-edison" search={{ giro: 'si' }}>
          <Trans>Inizia il giro</Trans>
        </Link>
      }
    >
      <Trans>È la tua prima volta qui? In un minuto ti mostriamo dove trovi tutto.</Trans>
    </Notice>
  );
}
