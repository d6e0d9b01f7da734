import { setConsumptionThreshold } from '@sportello/calls';
import { eurosFromCents, THRESHOLD_CENTS, type Cents, type ConsumptionOutlook } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import type { Base } from '../../shared/change/overtaken.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { formatTypedAmount, typedEuros } from '../../shared/form/typed-euros.ts';
import { euroWords } from '../../ui/amounts.ts';
import { useFocusOnArrival, useFocusOnReturn } from '../../ui/focus.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import { forecastQuery } from './queries.ts';

import '../../ui/theme/fields.ts';

type Amount = Cents | undefined;

/** Edits the alert threshold of the current bill in place, with undo (consumo.soglia.1). */
export function Threshold({ code, outlook }: { code: string; outlook: ConsumptionOutlook }) {
  const { t } = useLingui();
  const app = useApp();
  const seen: Base<Amount> = { value: outlook.threshold, version: outlook.version };
  // Value at the start of editing, for conflict detection.
  const [base, setBase] = useState<Base<Amount>>();
  const [saved, setSaved] = useState<{ now: Base<Amount>; before: Amount }>();
  const { opener, comeBack } = useFocusOnReturn();
  const begin = useFocusOnArrival(true);
  const change = useChange(setConsumptionThreshold, {
    request: (amount: Amount) => ({
      headers: {},
      params: { id: code },
      body: { ...(amount !== undefined && { soglia: eurosFromCents(amount) }) },
    }),
    over: {
      query: forecastQuery(app, code),
      valueOf: ({ threshold }: ConsumptionOutlook) => threshold,
      isSame: (one: Amount, other: Amount) => one === other,
    },
    onDone: ({ now, base: before }) => setSaved({ now, before: before?.value }),
  });
  const { theirs } = change;
  const form = useForm({
    initial: { soglia: '' },
    check: ({ soglia }) => (centsOf(soglia) === undefined ? { soglia: t`Scrivi un importo da 1 a 100.000 €.` } : {}),
    change,
    onSubmit({ soglia }) {
      change.send(centsOf(soglia), { base: theirs ?? base ?? seen, onDone: () => setBase(undefined) });
    },
  });
  const open = () => {
    change.reset();
    setSaved(undefined);
    form.restart({
      soglia: outlook.threshold === undefined ? '' : formatTypedAmount(outlook.threshold),
    });
    setBase(seen);
  };
  const leave = () => {
    change.reset();
    form.restart();
    comeBack();
    setBase(undefined);
  };
  if (base !== undefined) {
    return (
      <form className={layout['stack']} {...form.element}>
        <FormProblem problem={form.problem} />
        {theirs === undefined ? null : (
          <Callout tone="warn" role="alert" takesFocus title={<Overtaken amount={theirs.value} />}>
            <Trans>Quello che hai scritto è ancora qui: salvalo per sostituirla, o lasciala com’è.</Trans>
          </Callout>
        )}
        <TextInput
          {...form.field('soglia')}
          label={t`Avvisami se la bolletta supera (euro)`}
          description={t`Ti scriviamo una volta per bolletta, nell’area e per email.`}
          inputMode="decimal"
          maxLength={9}
          autoComplete="off"
          ref={begin}
          onKeyDown={({ key }) => {
            if (key === 'Escape') leave();
          }}
        />
        <div className={screens['rowWide']}>
          <Button variant="default" onClick={leave}>
            <Trans>Annulla</Trans>
          </Button>
          <Button type="submit" loading={change.isSending}>
            <Trans>Salva</Trans>
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className={layout['stack']}>
      <p>
        {outlook.threshold === undefined ? (
          <Trans>Vuoi sapere in tempo se la bolletta sale? Scegli una soglia e ti avvisiamo.</Trans>
        ) : (
          <Trans>
            Ti avvisiamo, una volta per bolletta, se la previsione supera {euroWords(outlook.threshold)}: qui nell’area
            e per email.
          </Trans>
        )}
      </p>
      <div className={screens['rowWide']}>
        <Button ref={opener} variant="light" onClick={open}>
          {outlook.threshold === undefined ? <Trans>Scegli una soglia</Trans> : <Trans>Cambia la soglia</Trans>}
        </Button>
        {outlook.threshold === undefined ? null : (
          <Button
            variant="subtle"
            loading={change.isSending && saved === undefined}
            onClick={() => {
              setSaved(undefined);
              change.send(undefined, { base: seen });
            }}
          >
            <Trans>Togli la soglia</Trans>
          </Button>
        )}
      </div>
      {theirs === undefined ? null : (
        <Callout tone="warn" role="alert" takesFocus title={<Overtaken amount={theirs.value} />} onClose={change.reset}>
          <Trans>Non abbiamo cambiato nulla.</Trans>
        </Callout>
      )}
      <FormProblem problem={change.problem} />
      {saved === undefined ? null : (
        <Callout
          // A new key remounts the message after undo, so that it receives the focus again.
          key={saved.now.value ?? 0}
          tone="good"
          role="status"
          takesFocus
          onClose={() => setSaved(undefined)}
          action={
            <Button
              variant="default"
              loading={change.isSending}
              onClick={() => change.send(saved.before, { base: saved.now })}
            >
              <Trans>Annulla</Trans>
            </Button>
          }
        >
          {saved.now.value === undefined ? (
            <Trans>Fatto: non hai più una soglia.</Trans>
          ) : (
            <Trans>Fatto: la tua soglia è {euroWords(saved.now.value)}.</Trans>
          )}
        </Callout>
      )}
    </div>
  );
}

function centsOf(typed: string): Amount {
  const euros = typedEuros(typed);
  const cents = euros === undefined ? 0 : Math.round(euros * 100);
  return cents >= THRESHOLD_CENTS.least && cents <= THRESHOLD_CENTS.most ? cents : undefined;
}

function Overtaken({ amount }: { amount: Amount }) {
  if (amount === undefined) return <Trans>Nel frattempo la soglia è stata tolta</Trans>;
  return <Trans>Nel frattempo la soglia è diventata {euroWords(amount)}</Trans>;
}
