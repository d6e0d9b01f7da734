import { acceptInstalmentPlan, instalmentPlan } from '@sportello/calls';
import { eurosFromCents, isPayable, type BillDetail, type PlanOffer } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
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
import { Dialog, DialogActions } from '../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { useToday } from '../../shared/read/use-today.ts';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './payment.module.css';
import { PayWay } from './PayWay.tsx';
import { WithoutDispute } from './WithoutDispute.tsx';

/** Id of the plan's place on the page of a bill. */
export const PLAN_ID = 'rate';

/** True where instalments can be asked for; one rule more may be against it (pagamento.rate.1). */
export function usePlanOffered(bill: BillDetail): boolean {
  const { config } = useApp();
  const may = useMay();
  const { today } = useToday();
  const isServed = config.capabilities.includes(instalmentPlan.id) && may(acceptInstalmentPlan);
  return isServed && bill.type === 'BOLLETTA' && isPayable(bill, today);
}

/** Says what comes after a plan was accepted. */
export function PlanConfirmed() {
  return (
    <Callout tone="good" role="status" takesFocus title={<Trans>Piano di rate confermato</Trans>}>
      <Trans>Tra poco le rate compaiono qui e tra le bollette da pagare. Non pagare più la bolletta intera.</Trans>
    </Callout>
  );
}

/** Pays a bill in instalments (pagamento.rate.1); a rule against it is one quiet sentence. */
export function PlanWay({ bill, onAccepted }: { bill: BillDetail; onAccepted: () => void }) {
  const { queryOf } = useApp();
  const read = readOf(useQuery({ ...queryOf(instalmentPlan, { params: { numero: bill.number } }), staleTime: 0 }));
  if (read.data === undefined) {
    return read.error === null ? null : (
      <ReadMissing read={read} title={<Trans>Non sappiamo ora se puoi pagarla a rate</Trans>} />
    );
  }
  const { refusal, instalments } = read.data;
  if (refusal !== undefined) return <p className={layout['caption']}>{reasons[refusal]}</p>;
  return (
    <PayWay id={PLAN_ID} icon={IconListNumbers} title={<Trans>In {instalments.length} rate, senza interessi</Trans>}>
      <Offer bill={bill} offer={read.data} onAccepted={onAccepted} />
    </PayWay>
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
      {offer.isLargeCorrection ? (
        <p>
          <Trans>Questa bolletta contiene un ricalcolo molto più alto del solito.</Trans>
        </p>
      ) : null}
      <WithoutDispute bills={[bill]} />
      <ol className={cx(layout['stackTight'], classes['plan'])}>
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
      <div className={layout['row']}>
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
              Il totale resta {euroWords(bill.openAmount)}. Poi paghi una rata alla volta, entro la sua scadenza: la
              bolletta intera non si può più pagare.
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
  PLAN_TYPE: <Trans>A rate si pagano solo le bollette di luce e gas.</Trans>,
  PLAN_STATUS: <Trans>Questa bolletta ora non si può pagare a rate.</Trans>,
  PLAN_DISPUTED: <Trans>Le rate si chiedono quando il reclamo su questa bolletta è chiuso.</Trans>,
  PLAN_LATE: <Trans>Le rate si chiedono entro 10 giorni dalla scadenza.</Trans>,
  PLAN_AMOUNT: (
    <Trans>Le rate si chiedono da 150 €, o da 50 € se c’è un ricalcolo oltre il 150% della bolletta abituale.</Trans>
  ),
  PLAN_ARREARS: <Trans>Per le rate, paga prima l’altra bolletta scaduta di questo contratto.</Trans>,
};
