import { stopBillPayment } from '@sportello/calls';
import { isPayable, type BillDetail, type BillPayment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useLeaving } from '../../shared/links/use-leaving.ts';
import { euroWords } from '../../ui/amounts.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { useToday } from '../../shared/read/use-today.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './payment.module.css';
import { useBeginPayment } from './use-begin-payment.ts';
import { useLivePayments } from './use-live-payments.ts';
import { usePayOffered } from './use-pay-offered.ts';

/** Pays a bill (bolletta.schermo.4); hidden if it is not payable or payments are not available. */
export function PayCard({ bill }: { bill: BillDetail }) {
  const { today } = useToday();
  return usePayOffered() && isPayable(bill, today) ? <Pay bill={bill} /> : null;
}

function Pay({ bill }: { bill: BillDetail }) {
  const { number } = bill;
  const live = useLivePayments()?.find(({ bills }) => bills.some((each) => each.number === number));
  return (
    <Card className={layout['stack']}>{live === undefined ? <Begin bill={bill} /> : <GoOn payment={live} />}</Card>
  );
}

function Begin({ bill }: { bill: BillDetail }) {
  const { pay, isBusy, problem } = useBeginPayment();
  return (
    <>
      <SectionTitle lead={<ProviderWords />}>
        <Trans>Pagala adesso</Trans>
      </SectionTitle>
      <FormProblem problem={problem} />
      <div className={classes['actions']}>
        <Button loading={isBusy} onClick={() => pay([bill])}>
          <Trans>Paga {euroWords(bill.openAmount)}</Trans>
        </Button>
      </div>
    </>
  );
}

/** Resumes or cancels a payment whose checkout session was lost. */
function GoOn({ payment }: { payment: BillPayment }) {
  const { isLeaving, leave } = useLeaving();
  const stop = useChange(stopBillPayment, { request: () => ({ params: { id: payment.id } }) });
  const { url } = payment;
  if (payment.state === 'IN_PROGRESS') {
    return (
      <SectionTitle lead={<Trans>Aspettiamo la conferma della tua banca: ti avvisiamo appena arriva.</Trans>}>
        <Trans>Il pagamento è in corso</Trans>
      </SectionTitle>
    );
  }
  return (
    <>
      <SectionTitle lead={<Trans>Sono {euroWords(payment.amount)}. Non abbiamo ancora ricevuto niente.</Trans>}>
        <Trans>Hai iniziato a pagarla</Trans>
      </SectionTitle>
      <FormProblem problem={stop.problem} />
      <div className={classes['actions']}>
        <Button variant="default" loading={stop.isSending} onClick={() => stop.send()}>
          <Trans>Annulla il pagamento</Trans>
        </Button>
        {url === undefined ? null : (
          <Button loading={isLeaving} onClick={() => leave(url)}>
            <Trans>Riprendi il pagamento</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

/** Names the payment provider; in the demo says that the checkout is a fake. */
function ProviderWords() {
  const { config } = useApp();
  return config.demo ? (
    <Trans>
      Si apre la pagina del fornitore di pagamenti. In questa dimostrazione è una prova: non addebita niente.
    </Trans>
  ) : (
    <Trans>Si apre la pagina sicura del fornitore di pagamenti, dove scegli come pagare.</Trans>
  );
}
