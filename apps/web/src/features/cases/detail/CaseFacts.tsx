import { caseReceiptPaper, withdrawCase } from '@sportello/calls';
import { contractLabel, isOpenCase, type CaseDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useSubjects } from '../../../shared/contracts/use-subjects.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { pastMoment } from '../../../ui/moments.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { PaperButton } from '../../../shared/download/PaperButton.tsx';
import { cx } from '../../../ui/cx.ts';
import links from '../../../ui/styles/links.module.css';
import { BillLink } from './BillLink.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** Shows the things that a case is about, its receipt, and the way to withdraw it. */
export function CaseFacts({ detail }: { detail: CaseDetail }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const may = useMay();
  const contracts = useSubjects();
  const [isAsked, setAsked] = useState(false);
  const { number, state, receivedAt, contractCode, bills, interventionId, paymentId, readingNumber } = detail;
  const contract = contracts?.find(({ code }) => code === contractCode);
  return (
    <Card className={layout['stack']} aria-labelledby="dati">
      <SectionTitle id="dati">
        <Trans>Dati del reclamo</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Numero`, value: number, isCode: true },
          { name: t`Ricevuto`, value: pastMoment(receivedAt, clock.now()) },
          { name: t`Fornitura o servizio`, value: contract === undefined ? contractCode : contractLabel(contract) },
          {
            name: bills.length === 1 ? t`Bolletta` : t`Bollette`,
            value: bills.length === 0 ? undefined : <Bills numbers={bills} isService={contract?.type === 'VAS'} />,
          },
          {
            name: t`Lettura`,
            value: readingNumber && contractCode && (
              <AnchorLink
                to="/my-edison/contratti/$codice/letture"
                params={{ codice: contractCode }}
                className={cx(layout['strong'], links['link'])}
              >
                <Trans>Segui la tua lettura</Trans>
              </AnchorLink>
            ),
          },
          {
            name: t`Visita`,
            value: interventionId && (
              <AnchorLink
                to="/my-edison/intervento-tecnico/il-mio-intervento/$id"
                params={{ id: interventionId }}
                className={cx(layout['strong'], links['link'])}
              >
                {interventionId}
              </AnchorLink>
            ),
          },
          {
            name: t`Pagamento`,
            value: paymentId && (
              <AnchorLink
                to="/my-edison/pagamenti/$id"
                params={{ id: paymentId }}
                className={cx(layout['strong'], links['link'])}
              >
                <Trans>Apri il pagamento</Trans>
              </AnchorLink>
            ),
          },
        ]}
      />
      <PaperButton entry={caseReceiptPaper} request={{ params: { numero: number } }} title={t`Ricevuta ${number}`}>
        <Trans>Scarica la ricevuta</Trans>
      </PaperButton>
      {isOpenCase(state) && may(withdrawCase) ? (
        <div>
          <Button variant="subtle" color="red" px={0} onClick={() => setAsked(true)}>
            <Trans>Ritira il reclamo</Trans>
          </Button>
        </div>
      ) : null}
      {isAsked ? <WithdrawDialog number={number} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}

function Bills({ numbers, isService }: { numbers: readonly string[]; isService: boolean }) {
  return numbers.map((number) => <BillLink key={number} number={number} isService={isService} />);
}
