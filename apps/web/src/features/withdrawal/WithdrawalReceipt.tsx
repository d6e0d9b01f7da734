import { documentContent } from '@sportello/calls';
import {
  CHANGE_STATE_LABELS,
  dayInRome,
  fullDay,
  secondInRome,
  type WithdrawalReceipt as Receipt,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaperButton } from '../../shared/download/PaperButton.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';

/** Number, day and second of a withdrawal, its paper and its outcome (recesso.ricevuta.1). */
export function WithdrawalReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useLingui();
  const { number, at, email, documentNumber, outcome } = receipt;
  return (
    <>
      <Callout tone="good" role="status" takesFocus title={<Trans>Recesso ricevuto</Trans>}>
        {email === undefined ? (
          <Trans>La ricevuta è anche tra i documenti del contratto.</Trans>
        ) : (
          <Trans>Abbiamo mandato la ricevuta a {email}. È anche tra i documenti del contratto.</Trans>
        )}
      </Callout>
      <Card className={layout['stack']} aria-labelledby="la-ricevuta">
        <SectionTitle id="la-ricevuta">
          <Trans>La tua ricevuta</Trans>
        </SectionTitle>
        <Facts
          facts={[
            { name: t`Numero`, value: number, isCode: true },
            { name: t`Giorno`, value: fullDay(dayInRome(at)) },
            { name: t`Ora`, value: secondInRome(at) },
            { name: t`Stato`, value: CHANGE_STATE_LABELS[outcome] },
          ]}
        />
        <PaperButton
          entry={documentContent}
          request={{ params: { docnumber: documentNumber } }}
          title={t`Ricevuta ${number}`}
        >
          <Trans>Scarica la ricevuta (PDF)</Trans>
        </PaperButton>
      </Card>
    </>
  );
}
