import { acceptInstalmentPlan, instalmentPlan } from '@sportello/calls';
import { eurosFromCents, isPayable, type BillDetail, type PlanOffer } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { refresh } from '../../shared/change/freshness.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadMissing } from '../../shared/read/ReadMissing.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { fullDay } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Dialog, DialogActions } from '../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { useToday } from '../../shared/read/use-today.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './payment.module.css';

/** Instalment plan of a bill, if available, and its request (pagamento.rate.1). */
export function PlanCard({ bill }: { bill: BillDetail }) {
  const { config, queryOf } = useApp();
  const may = useMay();
  const { today } = useToday();
  const [isAccepted, setIsAccepted] = useState(false);
  const isOffered =
    config.capabilities.includes(instalmentPlan.id) && may(acceptInstalmentPlan) && isPayable(bill, today);
  const isAsked = isOffered && bill.type === 'BOLLETTA';
  const read = readOf(
    useQuery({ ...queryOf(instalmentPlan, { params: { numero: bill.number } }), staleTime: 0, enabled: isAsked }),
  );
  if (isAccepted) {
    return (
      <Callout tone="good" role="status" takesFocus title={<Trans>Piano di rate confermato</Trans>}>
        <Trans>Tra poco trovi le rate qui e tra le bollette da pagare. Non pagare più la bolletta intera.</Trans>
      </Callout>
    );
  }
  if (!isAsked) return null;
  if (read.data === undefined) {
    return read.error === null ? null : (
      <ReadMissing read={read} title={<Trans>Non sappiamo ora se puoi pagarla a rate</Trans>} />
    );
  }
  return (
    <Card className={layout['stack']}>
      {read.data.refusal === undefined ? (
        <Offer bill={bill} offer={read.data} onAccepted={() => setIsAccepted(true)} />
      ) : (
        <SectionTitle lead={reasons[read.data.refusal]}>
          <Trans>Non si può pagare a rate</Trans>
        </SectionTitle>
      )}
    </Card>
  );
}

function Offer({ bill, offer, onAccepted }: { bill: BillDetail; offer: PlanOffer; onAccepted: () => void }) {
  const { cache } = useApp();
  const { instalments } = offer;
  const [isWanted, setIsWanted] = useState(false);
  const { send, isSending, problem } = useChange(acceptInstalmentPlan, {
    request: () => ({
      params: { numero: bill.number },
      body: { importo: eurosFromCents(bill.openAmount), rate: instalments.length },
    }),
    onDone: onAccepted,
    onRejected: () => void refresh(cache, acceptInstalmentPlan),
  });
  return (
    <>
      <SectionTitle
        lead={
          offer.isLargeCorrection ? (
            <Trans>
              Contiene un ricalcolo molto più alto del solito: puoi dividerla in {instalments.length} rate, senza
              interessi.
            </Trans>
          ) : (
            <Trans>Puoi dividerla in {instalments.length} rate, senza interessi.</Trans>
          )
        }
      >
        <Trans>Pagala a rate</Trans>
      </SectionTitle>
      <ol className={classes['plan']}>
        {instalments.map(({ number, amount, dueDate }) => (
          <li key={number}>
            <span>
              <Trans>
                Rata {number}, entro il {fullDay(dueDate)}
              </Trans>
            </span>
            <strong>{euroWords(amount)}</strong>
          </li>
        ))}
      </ol>
      <div className={classes['actions']}>
        <Button variant="light" onClick={() => setIsWanted(true)}>
          <Trans>Accetta il piano di {instalments.length} rate</Trans>
        </Button>
      </div>
      {isWanted ? (
        <Dialog
          onClose={() => setIsWanted(false)}
          title={<Trans>Accetti il piano di {instalments.length} rate?</Trans>}
        >
          <p>
            <Trans>
              In tutto sono {euroWords(bill.openAmount)}. Dopo paghi le rate, ciascuna entro il suo giorno, e la
              bolletta non si può più pagare intera.
            </Trans>
          </p>
          <FormProblem problem={problem} />
          <DialogActions>
            <Button variant="default" onClick={() => setIsWanted(false)}>
              <Trans>Annulla</Trans>
            </Button>
            <Button loading={isSending} onClick={() => send()}>
              <Trans>Accetta il piano</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}

const reasons: Record<NonNullable<PlanOffer['refusal']>, ReactNode> = {
  PLAN_TYPE: <Trans>Solo le bollette di luce e gas si possono rateizzare.</Trans>,
  PLAN_STATUS: <Trans>Nello stato in cui è, questa bolletta non si può rateizzare.</Trans>,
  PLAN_LATE: <Trans>Le rate si possono chiedere fino a 10 giorni dopo la scadenza.</Trans>,
  PLAN_AMOUNT: (
    <Trans>
      Le rate si possono chiedere da 150 €, o da 50 € quando c’è un ricalcolo oltre il 150% della bolletta abituale.
    </Trans>
  ),
  PLAN_ARREARS: <Trans>Un’altra bolletta di questo contratto è scaduta: paga prima quella.</Trans>,
};
