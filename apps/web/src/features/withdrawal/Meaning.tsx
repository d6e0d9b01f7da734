import { Trans } from '@lingui/react/macro';
import layout from '../../ui/layout/layout.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';

/** Shows what follows a withdrawal before anything is confirmed. */
export function Meaning() {
  return (
    <Card className={layout['stack']} aria-labelledby="cosa-succede">
      <SectionTitle id="cosa-succede">
        <Trans>Cosa succede se recedi</Trans>
      </SectionTitle>
      <ul className={layout['stackSmall']}>
        <li>
          <Trans>Il contratto finisce, senza penali.</Trans>
        </li>
        <li>
          <Trans>Se la fornitura non è ancora iniziata, resti con il fornitore di oggi.</Trans>
        </li>
        <li>
          <Trans>Se hai chiesto di iniziare subito, paghi solo quello che hai usato.</Trans>
        </li>
        <li>
          <Trans>Quello che hai già pagato in più torna a te entro 14 giorni.</Trans>
        </li>
      </ul>
    </Card>
  );
}
