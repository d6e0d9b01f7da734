import { MOST_BILLS_AT_ONCE } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import classes from './payment.module.css';
import { PayBar } from './PayBar.tsx';
import { useBeginPayment } from './use-begin-payment.ts';
import type { ChosenBills } from './use-chosen-bills.ts';
import { useLivePayments } from './use-live-payments.ts';
import { usePayOffered } from './use-pay-offered.ts';
import { WithoutDispute } from './WithoutDispute.tsx';

/** Total of the chosen bills to the cent, with the payment button (bolletta.schermo.5). */
export function PayTogether({ chosen: { bills, total, clear } }: { chosen: ChosenBills }) {
  const { pay, isBusy, problem } = useBeginPayment();
  if (bills.length === 0 && problem === undefined) return null;
  return (
    <PayBar
      problem={problem}
      action={
        bills.length === 0 ? undefined : (
          <Button color="amber" loading={isBusy} onClick={() => pay(bills)}>
            <Trans>Paga {euroWords(total)}</Trans>
          </Button>
        )
      }
    >
      <output>
        <Plural value={bills.length} one="# bolletta scelta" other="# bollette scelte" />
        {bills.length < MOST_BILLS_AT_ONCE ? null : (
          <>
            {': '}
            <Trans>il massimo in una volta</Trans>
          </>
        )}
      </output>
      <WithoutDispute bills={bills} />
      <UnstyledButton className={classes['clear'] ?? ''} onClick={clear}>
        <Trans>Togli la scelta</Trans>
      </UnstyledButton>
    </PayBar>
  );
}

/** Resumes payments that the user left. */
export function PaymentsUnderWay() {
  const live = useLivePayments(usePayOffered());
  return live?.map(({ id, amount, state }) => (
    <Callout
      key={id}
      title={
        state === 'IN_PROGRESS' ? (
          <Trans>Il pagamento di {euroWords(amount)} è in corso</Trans>
        ) : (
          <Trans>Hai iniziato a pagare {euroWords(amount)}</Trans>
        )
      }
      action={
        <ButtonLink to="/my-edison/pagamenti/$id" params={{ id }} variant="default">
          <Trans>Vai al pagamento</Trans>
        </ButtonLink>
      }
    >
      {state === 'IN_PROGRESS' ? (
        <Trans>La tua banca deve ancora confermarlo.</Trans>
      ) : (
        <Trans>Non abbiamo ancora ricevuto niente: puoi riprenderlo o annullarlo.</Trans>
      )}
    </Callout>
  ));
}
