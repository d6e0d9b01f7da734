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
    text: (
      <Trans>Qui tieni d’occhio forniture, documenti e dati personali. Bastano quattro tappe per orientarti.</Trans>
    ),
    picture: <LitHouse />,
  },
  {
    title: <Trans>I tuoi contratti</Trans>,
    text: <Trans>Ogni riga dice a che punto è una fornitura. Se è in arrivo, vedi quanto manca all’attivazione.</Trans>,
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
