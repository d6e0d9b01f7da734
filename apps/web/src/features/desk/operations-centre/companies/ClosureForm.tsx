import { dayInRome, type Day } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import type { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { fullDay } from '../../../../ui/moments.ts';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import layout from '../../../../ui/layout/layout.module.css';

import '../../../../ui/theme/fields.ts';

export interface Closing {
  readonly giorno: string;
  readonly nome?: string | undefined;
  readonly chiusa: boolean;
}

/** Number of appointments on a day that was just closed. */
export interface Booked {
  readonly day: Day;
  readonly count: number;
}

interface ClosureFormProps {
  change: Pick<ReturnType<typeof useChange>, 'error' | 'problem' | 'fieldErrors' | 'isSending'> & {
    readonly send: (value: Closing, sending: { readonly onDone: () => void }) => void;
  };
  booked: Booked | undefined;
  asksName?: boolean;
}

export function ClosureForm({ change, booked, asksName = false }: ClosureFormProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [today] = useState(() => dayInRome(clock.now()));
  const form = useForm({
    initial: { giorno: '', nome: '' },
    check: ({ giorno }) => (giorno === '' ? { giorno: t`Scegli il giorno.` } : {}),
    change,
    onSubmit: ({ giorno, nome }, { restart }) =>
      change.send(
        { giorno, ...(nome.trim() !== '' && { nome: nome.trim() }), chiusa: true },
        { onDone: () => restart() },
      ),
  });
  return (
    <form className={layout['stack']} {...form.element}>
      <FormProblem problem={form.problem} />
      {booked === undefined ? null : (
        <Callout key={booked.day} tone={booked.count > 0 ? 'warn' : 'good'} role="status" takesFocus>
          <Trans>{fullDay(booked.day)}: chiusa.</Trans>{' '}
          {booked.count === 0 ? null : (
            <Plural
              value={booked.count}
              one="C’è # appuntamento da spostare."
              other="Ci sono # appuntamenti da spostare."
            />
          )}
        </Callout>
      )}
      <TextInput {...form.field('giorno')} type="date" min={today} label={t`Giorno di chiusura`} />
      {asksName ? (
        <TextInput {...form.field('nome')} label={t`Perché (se vuoi)`} maxLength={60} autoComplete="off" />
      ) : null}
      <div>
        <Button type="submit" variant="light" loading={change.isSending}>
          <Trans>Chiudi quel giorno</Trans>
        </Button>
      </div>
    </form>
  );
}
