import { euroWords, type Withdrawal } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import layout from '../../ui/layout/layout.module.css';
import { longDay } from '../../ui/moments.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';

/** Shows why withdrawing is not offered, and what an exit costs instead (recesso.pagina.2). */
export function NotOffered({ known }: { known: Withdrawal }) {
  const { exitCost, exitWords } = known;
  return (
    <>
      <Callout title={<Trans>Da questo contratto non puoi recedere qui</Trans>}>
        <Why known={known} />
      </Callout>
      <Card className={layout['stack']} aria-labelledby="uscire">
        <SectionTitle id="uscire">
          <Trans>Se vuoi uscire dal contratto</Trans>
        </SectionTitle>
        <p>
          {exitCost === undefined ? (
            <Trans>Puoi uscire quando vuoi. Per sapere se c’è un costo, guarda le condizioni del contratto.</Trans>
          ) : exitCost === 0 ? (
            <Trans>Puoi uscire quando vuoi, senza costi.</Trans>
          ) : (
            <Trans>Puoi uscire quando vuoi. L’uscita costa {euroWords(exitCost)}.</Trans>
          )}
        </p>
        {exitWords === undefined ? null : <p>{exitWords}</p>}
        <p>
          <Trans>Se passi a un altro fornitore pensa a tutto lui: la fornitura non si interrompe.</Trans>
        </p>
        <div>
          <ButtonLink variant="light" to="/my-edison/assistenza/scrivici">
            <Trans>Scrivici</Trans>
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

function Why({ known: { exclusion, lastDay } }: { known: Withdrawal }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  switch (exclusion) {
    case 'AZIENDA':
      return <Trans>Il recesso entro 14 giorni è un diritto dei consumatori: questo contratto è di un’impresa.</Trans>;
    case 'NEGOZIO':
      return <Trans>Il contratto è stato firmato in un nostro negozio: per legge non c’è un periodo di recesso.</Trans>;
    case 'DATA_SCONOSCIUTA':
      return (
        <Trans>
          Qui non abbiamo il giorno in cui hai firmato il contratto. Se lo hai firmato da poco, scrivici: il tuo diritto
          resta.
        </Trans>
      );
    default:
      return lastDay === undefined ? (
        <Trans>Il periodo per recedere è finito.</Trans>
      ) : (
        <Trans>Il periodo per recedere è finito alle 23:59:59 di {longDay(lastDay, now)}.</Trans>
      );
  }
}
