import { repairedInstallations } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import type { useForm } from '../../../../shared/form/use-form.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { NotRead } from '../../../../shared/read/ReadBody.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { LinesSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { WEEKDAYS, type CompanyFields } from './company-fields.ts';
import layout from '../../../../ui/layout/layout.module.css';
import classes from '../centre.module.css';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../../ui/theme/fields.ts';

interface CompanyFormProps {
  form: ReturnType<typeof useForm<CompanyFields>>;
  isNew: boolean;
  isVideocall: boolean;
  isSending: boolean;
  children?: ReactNode;
}

export function CompanyForm({ form, isNew, isVideocall, isSending, children }: CompanyFormProps) {
  const { t } = useLingui();
  return (
    <form className={layout['stack']} {...form.element}>
      <FormProblem problem={form.problem} />
      {children}
      <Card className={classes['form']}>
        <SectionTitle>
          <Trans>Dati della ditta</Trans>
        </SectionTitle>
        {isNew ? (
          <TextInput
            {...form.field('codice')}
            label={t`Codice`}
            description={t`Il cliente legge “Ditta” e questo codice, che poi non si può cambiare.`}
            maxLength={10}
            autoComplete="off"
          />
        ) : null}
        <TextInput {...form.field('nome')} label={t`Nome (se c’è)`} maxLength={80} autoComplete="off" />
        <TextInput
          {...form.field('telefono')}
          type="tel"
          label={t`Telefono (se c’è)`}
          maxLength={20}
          autoComplete="off"
        />
        <Checkbox {...form.field('attiva')} label={t`Prende nuovi interventi`} />
        <Checkbox {...form.field('licenza')} label={t`Ha la licenza`} />
      </Card>
      {isVideocall ? null : (
        <Card className={classes['form']}>
          <SectionTitle>
            <Trans>Zone e riparazioni</Trans>
          </SectionTitle>
          <Textarea
            {...form.field('cap')}
            label={t`CAP dove lavora`}
            description={t`Uno per uno o a tratti, per esempio: 20121-20162, 20090`}
            rows={4}
          />
          <Skills value={form.values.impianti} onChange={(impianti) => form.set({ impianti })} />
          <TextInput
            {...form.field('viaggio')}
            label={t`Minuti di viaggio tra due visite`}
            inputMode="numeric"
            maxLength={3}
          />
        </Card>
      )}
      <Card className={classes['form']}>
        <SectionTitle>
          <Trans>La settimana</Trans>
        </SectionTitle>
        <p className={layout['captionLines']}>
          <Trans>Con 0 posti quel giorno non lavora. Gli appuntamenti già presi restano.</Trans>
        </p>
        <Week form={form} />
      </Card>
      <div>
        <Button type="submit" loading={isSending}>
          {isNew ? <Trans>Crea la ditta</Trans> : <Trans>Salva</Trans>}
        </Button>
      </div>
    </form>
  );
}

function Skills({ value, onChange }: { value: readonly string[]; onChange: (value: readonly string[]) => void }) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(repairedInstallations, {})));
  return (
    <fieldset className={cx(layout['stack'], classes['days'])}>
      <legend>
        <Trans>Cosa ripara</Trans>
      </legend>
      {read.data === undefined ? (
        <NotRead read={read} skeleton={<LinesSkeleton />} inCard />
      ) : (
        read.data.map(({ id, name, kind }) => (
          <Checkbox
            key={id}
            label={name === kind ? name : `${name} (${kind})`}
            checked={value.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange([...value.filter((each) => each !== id), ...(checked ? [id] : [])].toSorted())
            }
          />
        ))
      )}
    </fieldset>
  );
}

function Week({ form }: Pick<CompanyFormProps, 'form'>) {
  const { t } = useLingui();
  const days = [t`Lunedì`, t`Martedì`, t`Mercoledì`, t`Giovedì`, t`Venerdì`, t`Sabato`, t`Domenica`];
  return WEEKDAYS.map((weekday) => (
    <fieldset key={weekday} className={cx(layout['stack'], classes['days'])}>
      <legend>{days[weekday - 1]}</legend>
      <div className={classes['day']}>
        <TextInput {...form.field(`apre${weekday}`)} type="time" label={t`Apre`} />
        <TextInput {...form.field(`chiude${weekday}`)} type="time" label={t`Chiude`} />
        <TextInput {...form.field(`posti${weekday}`)} label={t`Posti insieme`} inputMode="numeric" maxLength={3} />
      </div>
    </fieldset>
  ));
}
