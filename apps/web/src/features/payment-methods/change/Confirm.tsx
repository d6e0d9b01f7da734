import { paymentMandate } from '@sportello/calls';
import type { PaymentCard, RequestedPayment } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import type { FieldErrors } from '../../../shared/form/field-errors.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { readOfData } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { Steps } from '../../../ui/parts/ways/Steps.tsx';
import type { BilledAccount } from '../accounts.ts';
import { groupedIban } from '../iban.ts';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { CardFacts } from '../MethodFacts.tsx';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import type { HolderField } from './holder.ts';
import { Mandate } from './Mandate.tsx';
import { OvertakenCallout, SeenList } from './SeenList.tsx';
import { usePaymentChange, type Changed, type WantedChange } from './use-payment-change.ts';
import { useSeen } from './use-seen.ts';

interface ConfirmProps {
  accounts: readonly BilledAccount[];
  requested: RequestedPayment;
  card?: PaymentCard;
  onBack: () => void;
  onChanged: (changed: Changed) => void;
  onHolderRejected?: (wrong: FieldErrors<HolderField>) => void;
}

/** Confirms the change; a direct debit also requires agreement to the mandate. */
export function Confirm({ accounts, requested, card, onBack, onChanged, onHolderRejected }: ConfirmProps) {
  const { t } = useLingui();
  const { config, queryOf } = useApp();
  const isDebit = requested.kind === 'BANK_DEBIT';
  const hasMandate = isDebit && config.capabilities.includes(paymentMandate.id);
  const mandate = useQuery({ ...queryOf(paymentMandate, {}), enabled: hasMandate });
  const seen = useSeen(accounts, true);
  const text = hasMandate ? mandate.data?.model : undefined;
  const [lost, setLost] = useState<WantedChange>();
  const change = usePaymentChange({
    onChanged,
    onHolderRejected,
    onOvertaken(wanted) {
      setLost(wanted);
      void seen.refetch();
      if (hasMandate) void mandate.refetch();
    },
  });
  const wantedText = text?.digest ?? 'none';
  const wanted: WantedChange | undefined = seen.data && { seen: seen.data, requested, mandate: text?.digest };
  const isAsking = change.isSending || seen.isFetching || mandate.isFetching;
  const form = useForm({
    // Digest of the agreed mandate; a changed text requires a new agreement.
    initial: { 'x-mandato': '' },
    check: (typed) =>
      isDebit && typed['x-mandato'] !== wantedText ? { 'x-mandato': t`Per confermare, spunta questa casella.` } : {},
    change,
    onSubmit() {
      if (isAsking || wanted === undefined) return;
      setLost(undefined);
      change.send(wanted);
    },
  });

  if (wanted === undefined || (hasMandate && text === undefined)) {
    const read = {
      ...readOfData(seen),
      error: seen.error ?? mandate.error,
      isAsking: seen.isFetching || mandate.isFetching,
      askAgain: () => void Promise.all([seen.error && seen.refetch(), mandate.error && mandate.refetch()]),
    };
    return <NotRead read={read} skeleton={<CardSkeleton />} />;
  }
  return (
    <form className={cx(layout['stackLarge'], screens['shrinks'])} {...form.element}>
      <Card className={layout['stack']} aria-labelledby="riepilogo">
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
        <SeenList seen={wanted.seen} />
      </Card>
      {isDebit ? (
        <Mandate
          text={text}
          agreement={{
            ...form.field('x-mandato'),
            checked: form.values['x-mandato'] === wantedText,
            onChange: (event) => form.set({ 'x-mandato': event.currentTarget.checked ? wantedText : '' }),
          }}
        />
      ) : null}
      <FormProblem problem={isAsking ? undefined : form.problem} />
      <div className={screens['rowEnd']}>
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
