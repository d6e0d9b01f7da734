import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useTitleFocus } from '../../ui/focus.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { Bills, IdCard, LitHouse } from '../../ui/pictures/module-spots.tsx';
import { AllDone, Lighthouse } from '../../ui/pictures/spots.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { StatePanel } from '../../ui/parts/StatePanel.tsx';
import type { TourStep } from '../../ui/parts/Tour.tsx';
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
    <Card tone="next">
      <StatePanel
        wide
        picture={<Lighthouse />}
        title={<Trans>È la prima volta qui?</Trans>}
        actions={
          <>
            <Button color="amber" renderRoot={(props) => <Link {...props} to="/my-edison" search={{ giro: 'si' }} />}>
              <Trans>Inizia il giro</Trans>
            </Button>
            <Button variant="subtle" onClick={onSkip}>
              <Trans>No, grazie</Trans>
            </Button>
          </>
        }
      >
        <Trans>In un minuto ti mostriamo dove trovi tutto. Puoi rifarlo quando vuoi, dal menu.</Trans>
      </StatePanel>
    </Card>
  );
}

function steps(): TourStep[] {
  return [
    {
      title: <Trans>Questa è la tua area</Trans>,
      text: (
        <Trans>Qui tieni d’occhio contratti, bollette e dati personali. Bastano quattro tappe per orientarti.</Trans>
      ),
      picture: <LitHouse />,
    },
    {
      title: <Trans>I tuoi contratti</Trans>,
      text: (
        <Trans>Ogni scheda dice a che punto è una fornitura. Se è in arrivo, vedi quanto manca all’attivazione.</Trans>
      ),
      picture: <Bills />,
      target: 'contracts',
    },
    {
      title: <Trans>Quello che fai più spesso</Trans>,
      text: <Trans>Le azioni rapide ti portano dritto al punto: contatti, password, consensi.</Trans>,
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
