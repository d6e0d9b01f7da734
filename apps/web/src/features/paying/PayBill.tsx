import { stopBillPayment } from '@sportello/calls';
import { daysBetween, isPaidByHand, payability, type BillDetail, type BillPayment, type Day } from '@sportello/domain';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useChange } from '../../shared/change/use-change.ts';
import { useLeaving } from '../../shared/links/use-leaving.ts';
import { euroWords } from '../../ui/amounts.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { useToday } from '../../shared/read/use-today.ts';
import layout from '../../ui/layout/layout.module.css';
import { PayBar } from './PayBar.tsx';
import { useBeginPayment } from './use-begin-payment.ts';
import { useLivePayments } from './use-live-payments.ts';
import { usePayOffered } from './use-pay-offered.ts';
import { WithoutDispute } from './WithoutDispute.tsx';

interface OfBill {
  bill: BillDetail;
}

/** The page's one action (bolletta.schermo.4): for what the customer pays, while no payment of it is under way. */
export function PayBillBar({ bill }: OfBill) {
  const { today } = useToday();
  const live = usePaymentOf(bill);
  const { pay, isBusy, problem } = useBeginPayment();
  if (!usePayOffered() || live !== undefined || !isPaidByHand(bill, today)) return null;
  return (
    <PayBar
      problem={problem}
      action={
        <Button color="amber" loading={isBusy} onClick={() => pay([bill])}>
          <Trans>Paga {euroWords(bill.openAmount)}</Trans>
        </Button>
      }
    >
      <p className={layout['strong']}>{urgencyWords(bill, today)}</p>
      <WithoutDispute bills={[bill]} />
    </PayBar>
  );
}

/** Returns why a bill is to be paid: "Scaduta da 56 giorni", "Scade domani". */
function urgencyWords(bill: BillDetail, today: Day): string {
  const { expirationDate } = bill;
  if (payability(bill, today) === 'RECURRING_FAILED') return t`Addebito non riuscito`;
  if (expirationDate === undefined) return t`Da pagare`;
  const days = daysBetween(today, expirationDate);
  if (days === 0) return t`Scade oggi`;
  if (days === 1) return t`Scade domani`;
  if (days === -1) return t`Scaduta ieri`;
  return days > 0
    ? plural(days, { one: 'Scade tra # giorno', other: 'Scade tra # giorni' })
    : plural(-days, { one: 'Scaduta da # giorno', other: 'Scaduta da # giorni' });
}

/** Pays a bill before its automatic debit, which that stops (bolletta.pagare.2). */
export function PayInAdvance({ bill }: OfBill) {
  const { pay, isBusy, problem } = useBeginPayment();
  return (
    <>
      <p>
        <Trans>Se paghi adesso, l’addebito automatico di questa bolletta non parte.</Trans>
      </p>
      <WithoutDispute bills={[bill]} />
      <FormProblem problem={problem} />
      <div className={layout['row']}>
        <Button variant="light" loading={isBusy} onClick={() => pay([bill])}>
          <Trans>Paga {euroWords(bill.openAmount)}</Trans>
        </Button>
      </div>
    </>
  );
}

/** Resumes or cancels a payment whose checkout session was lost. */
export function BillUnderWay({ bill }: OfBill) {
  const live = usePaymentOf(bill);
  return live === undefined ? null : (
    <Card className={layout['stack']}>
      <GoOn payment={live} />
    </Card>
  );
}

function usePaymentOf({ number, openAmount }: BillDetail): BillPayment | undefined {
  const live = useLivePayments(usePayOffered() && openAmount > 0);
  return live?.find(({ bills }) => bills.some((each) => each.number === number));
}

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
      <SectionTitle
        lead={<Trans>Il pagamento di {euroWords(payment.amount)} non è ancora arrivato: puoi riprenderlo.</Trans>}
      >
        <Trans>Hai iniziato a pagarla</Trans>
      </SectionTitle>
      <FormProblem problem={stop.problem} />
      <div className={layout['row']}>
        {url === undefined ? null : (
          <Button color="amber" loading={isLeaving} onClick={() => leave(url)}>
            <Trans>Riprendi il pagamento</Trans>
          </Button>
        )}
        <Button variant="default" loading={stop.isSending} onClick={() => stop.send()}>
          <Trans>Annulla il pagamento</Trans>
        </Button>
      </div>
    </>
  );
}
