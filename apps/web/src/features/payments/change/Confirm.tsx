import { paymentMandate } from '@sportello/calls';
import type { PaymentCard, RequestedPayment } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOfData } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { Card } from '../../../ui/parts/Card.tsx';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { CardSkeleton } from '../../../ui/parts/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/SectionTitle.tsx';
import { Steps } from '../../../ui/parts/Steps.tsx';
import type { BilledAccount } from '../accounts.ts';
import { groupedIban } from '../iban.ts';
import { Facts } from '../../../ui/parts/Facts.tsx';
import { CardFacts } from '../MethodFacts.tsx';
import classes from '../payments.module.css';
import { Mandate } from './Mandate.tsx';
import { OvertakenCallout, SeenList } from './SeenList.tsx';
import { usePaymentChange, type Changed, type WantedChange } from './use-payment-change.ts';
import { useSeen } from './use-seen.ts';

interface ConfirmProps {
  /** The account at hand and those that were chosen beside it. */
  accounts: readonly BilledAccount[];
  requested: RequestedPayment;
  /** The card that was given, for one. */
  card?: PaymentCard;
  onBack: () => void;
  onChanged: (changed: Changed) => void;
}

/** What is about to be changed, over what; for a bank debit the mandate, which is agreed to here. */
export function Confirm({ accounts, requested, card, onBack, onChanged }: ConfirmProps) {
  const { t } = useLingui();
  const { config, queryOf } = useApp();
  const isDebit = requested.kind === 'BANK_DEBIT';
  const hasMandate = isDebit && config.capabilities.includes(paymentMandate.id);
  const mandate = useQuery({ ...queryOf(paymentMandate, {}), enabled: hasMandate });
  const seen = useSeen(accounts, true);
  const text = hasMandate ? mandate.data?.model : undefined;
  // Which text was agreed to: another one is to be read first.
  const [agreed, setAgreed] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [lost, setLost] = useState<WantedChange>();
  const change = usePaymentChange({
    onChanged,
    onOvertaken(wanted) {
      setLost(wanted);
      void seen.refetch();
      if (hasMandate) void mandate.refetch();
    },
  });
  const wantedText = text?.digest ?? 'none';
  const isAgreed = !isDebit || agreed === wantedText;

  if (seen.data === undefined || (hasMandate && text === undefined)) {
    const read = {
      ...readOfData(seen),
      error: seen.error ?? mandate.error,
      isAsking: seen.isFetching || mandate.isFetching,
      askAgain: () => void Promise.all([seen.error && seen.refetch(), mandate.error && mandate.refetch()]),
    };
    return <NotRead read={read} skeleton={<CardSkeleton />} />;
  }
  const wanted: WantedChange = { seen: seen.data, requested, mandate: text?.digest };
  const isAsking = change.isSending || seen.isFetching || mandate.isFetching;
  const confirm = () => {
    setTried(true);
    if (isAsking) return;
    if (!isAgreed) return document.getElementById('accetto')?.focus();
    setLost(undefined);
    change.send(wanted);
  };
  return (
    <form
      className={classes['screen']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <Card className={classes['stack']} aria-labelledby="riepilogo">
        <Steps at={2} of={2} />
        <SectionTitle id="riepilogo">
          {isDebit ? <Trans>Addebito su conto corrente</Trans> : <Trans>Carta</Trans>}
        </SectionTitle>
        {lost === undefined || isAsking ? null : <OvertakenCallout before={lost} now={wanted} />}
        {requested.kind === 'BANK_DEBIT' ? (
          <Facts
            facts={[
              { name: t`Intestatario del conto`, value: `${requested.name} ${requested.surname}` },
              { name: t`Codice fiscale`, value: requested.fiscalCode.toUpperCase() },
              { name: t`IBAN`, value: groupedIban(requested.iban), isLong: true },
            ]}
          />
        ) : null}
        {card === undefined ? null : <CardFacts card={card} />}
        <SeenList seen={seen.data} />
      </Card>
      {isDebit ? (
        <Mandate
          text={text}
          isAgreed={isAgreed}
          onAgree={(agrees) => setAgreed(agrees ? wantedText : undefined)}
          error={isTried && !isAgreed ? t`Per confermare, spunta questa casella.` : undefined}
        />
      ) : null}
      <FormProblem problem={isAsking ? undefined : change.problem} />
      <div className={classes['actions']}>
        <Button variant="default" onClick={onBack}>
          {isDebit ? <Trans>Indietro</Trans> : <Trans>Scegli un altro metodo</Trans>}
        </Button>
        <Button type="submit" loading={isAsking}>
          <Trans>Conferma</Trans>
        </Button>
      </div>
    </form>
  );
}
