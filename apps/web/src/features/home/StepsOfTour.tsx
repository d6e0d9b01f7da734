import { Trans } from '@lingui/react/macro';
import { Bills, IdCard, LitHouse } from '../../ui/pictures/module-spots.tsx';
import { AllDone } from '../../ui/pictures/content/spots.tsx';
import { Tour, type TourStep } from '../../ui/parts/dialogs/Tour.tsx';

export function StepsOfTour({ onEnd }: { onEnd: () => void }) {
  return <Tour steps={steps} onEnd={onEnd} />;
}

const steps: readonly TourStep[] = [
  {
    title: <Trans>Questa è la tua area</Trans>,
    text: <Trans>Forniture, bollette, documenti: ti mostriamo dove sono in quattro passi.</Trans>,
    picture: <LitHouse />,
  },
  {
    title: <Trans>I tuoi contratti</Trans>,
    text: <Trans>Ogni riga mostra lo stato di una fornitura. Se è in attivazione, vedi quanto manca.</Trans>,
    picture: <Bills />,
    target: 'contracts',
  },
  {
    title: <Trans>Le operazioni più comuni</Trans>,
    text: <Trans>Pagare, inviare una lettura, chiedere un intervento: bastano pochi tocchi.</Trans>,
    picture: <IdCard />,
    target: 'actions',
  },
  {
    title: <Trans>Tutto il resto</Trans>,
    text: <Trans>Da qui apri le pagine principali. Tutte le altre sono nel menu.</Trans>,
    picture: <AllDone />,
    target: 'places',
  },
];
