import { Trans } from '@lingui/react/macro';
import { IconCompass } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useTitleFocus } from '../../ui/focus.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { Bills, IdCard, LitHouse } from '../../ui/pictures/module-spots.tsx';
import { AllDone } from '../../ui/pictures/spots.tsx';
import { Notice } from '../../ui/parts/Notice.tsx';
import type { TourStep } from '../../ui/parts/Tour.tsx';
import classes from './HomeTour.module.css';
import { isTourSeen, noteTourSeen } from './home-tour.ts';

// Most have seen it, and need not load it.
const importTour = () => import('../../ui/parts/Tour.tsx').then(({ Tour }) => Tour);

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
      {giro === undefined ? null : <OnDemand load={importTour} wanted={1} props={{ steps: steps(), onEnd: end }} />}
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

function steps(): TourStep[] {
  return [
    {
      title: <Trans>Questa è la tua area</Trans>,
      text: (
        <Trans>Qui tieni d’occhio forniture, documenti e dati personali. Bastano quattro tappe per orientarti.</Trans>
      ),
      picture: <LitHouse />,
    },
    {
      title: <Trans>I tuoi contratti</Trans>,
      text: (
        <Trans>Ogni riga dice a che punto è una fornitura. Se è in arrivo, vedi quanto manca all’attivazione.</Trans>
      ),
      picture: <Bills />,
      target: 'contracts',
    },
    {
      title: <Trans>Quello che fai più spesso</Trans>,
      text: <Trans>Le azioni rapide ti portano dritto a quello che puoi fare da qui.</Trans>,
      picture: <IdCard />,
      target: 'actions',
    },
    {
      title: <Trans>Tutto il resto</Trans>,
      text: <Trans>Da qui ti muovi tra le pagine dell’area. Quello che non ci sta è nel menu.</Trans>,
      picture: <AllDone />,
      target: 'places',
    },
  ];
}
