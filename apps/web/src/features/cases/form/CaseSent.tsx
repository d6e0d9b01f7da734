import { caseReceiptPaper } from '@sportello/calls';
import type { CaseReceipt } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../api/app.ts';
import { backTo } from '../../../shared/links/back-to.tsx';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { longDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { StatePanel } from '../../../ui/parts/states/StatePanel.tsx';
import { MailSent } from '../../../ui/pictures/content/spots.tsx';
import { PaperButton } from '../../../shared/download/PaperButton.tsx';
import screens from '../../../ui/styles/screens.module.css';

/** The receipt on screen: number, day of the reply, and the same on paper (reclami.apertura.2). */
export function CaseSent({ receipt: { number, answerBy } }: { receipt: CaseReceipt }) {
  const { t } = useLingui();
  const { clock } = useApp();
  return (
    <Page title={<Trans>Reclamo ricevuto</Trans>} back={backTo.support()}>
      <Card>
        <StatePanel
          picture={<MailSent />}
          title={<Trans>Ti rispondiamo entro {longDay(answerBy, clock.now())}</Trans>}
          role="status"
          actions={
            <>
              <ButtonLink to="/my-edison/assistenza/reclami/$numero" params={{ numero: number }}>
                <Trans>Segui il reclamo</Trans>
              </ButtonLink>
              <PaperButton
                entry={caseReceiptPaper}
                request={{ params: { numero: number } }}
                title={t`Ricevuta ${number}`}
              >
                <Trans>Scarica la ricevuta</Trans>
              </PaperButton>
            </>
          }
        >
          <p>
            <Trans>Il numero è</Trans> <strong className={screens['heading']}>{number}</strong>
          </p>
          <p>
            <Trans>Ti avvisiamo appena la risposta è pronta.</Trans>
          </p>
        </StatePanel>
      </Card>
    </Page>
  );
}
