import { interventionPlaces, moveIntervention } from '@sportello/calls';
import {
  companyName,
  dayInRome,
  INTERVENTION_STEP_LABELS,
  INTERVENTION_SUB_STATE_LABELS,
  presentText,
  reasonsOf,
  type CentreStep,
  type OpenedIntervention,
} from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { readOf } from '../../../shared/read/read.ts';
import { typedEuros } from '../../../shared/form/typed-euros.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { linesOf, noLines, type QuoteFields } from './quote-lines.ts';
import classes from './centre.module.css';

import '../../../ui/theme/fields.ts';

interface StepFormProps {
  intervention: OpenedIntervention;
  steps: readonly CentreStep[];
  onTaken: (step: CentreStep) => void;
}

type StepFields = QuoteFields & {
  readonly passo: string;
  readonly motivo: string;
  readonly nota: string;
  readonly giorno: string;
  /** Format `codDitta slotId`, followed by `X` for a company outside the area. */
  readonly posto: string;
  /** Includes companies outside the area. */
  readonly altrove: boolean;
  readonly motivoFuoriZona: string;
  readonly numero: string;
  readonly importo: string;
  readonly scadenza: string;
};

const isElsewhere = ({ passo, posto }: Pick<StepFields, 'passo' | 'posto'>) => hasPlace(passo) && posto.endsWith(' X');

const hasPlace = (step: string) => step === 'ASSEGNA' || step === 'CONCORDA';

/** A step and its required data: reason, company and time, quote or invoice (operatore.centrale.4). */
export function StepForm({ intervention, steps, onTaken }: StepFormProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [today] = useState(() => dayInRome(clock.now()));
  const { id, version, mode, appointment } = intervention;
  const isComing = appointment !== undefined && ['NONE', 'SCHEDULED', 'CONFIRMED'].includes(appointment.state);
  const change = useChange(moveIntervention, {
    request: (fields: StepFields) => ({ params: { id }, body: bodyOf(fields, version, mode === 'VIDEOCALL') }),
    onDone: ({ value: { passo } }) => onTaken(passo as CentreStep),
  });
  const form = useForm<StepFields>({
    initial: {
      passo: steps[0] ?? '',
      motivo: '',
      nota: '',
      giorno: isComing ? appointment.day : today,
      posto: '',
      altrove: false,
      motivoFuoriZona: '',
      numero: '',
      importo: '',
      scadenza: '',
      ...noLines,
    },
    check: (fields) => ({
      ...(reasonsOf(fields.passo as CentreStep, mode).length > 0 &&
        fields.motivo === '' && { motivo: t`Scegli il motivo: il cliente lo legge.` }),
      ...((fields.passo === 'ASSEGNA' || (fields.passo === 'CONCORDA' && !isComing)) &&
        fields.posto === '' && { posto: t`Scegli un posto libero.` }),
      ...(isElsewhere(fields) &&
        fields.motivoFuoriZona.trim().length < 10 && { motivoFuoriZona: t`Scrivi perché, in almeno 10 caratteri.` }),
      ...(fields.passo === 'FATTURA' &&
        presentText(fields.numero) === undefined && { numero: t`Scrivi il numero della fattura.` }),
      ...(fields.passo === 'FATTURA' &&
        typedEuros(fields.importo) === undefined && { importo: t`Scrivi l’importo, per esempio 180,50.` }),
      ...(fields.passo === 'INVIA_PREVENTIVO' && linesOf(fields).errors),
    }),
    change,
    onSubmit: (fields) => change.send(fields),
  });
  const { passo } = form.values;
  const reasons = reasonsOf(passo as CentreStep, mode);
  return (
    <form className={classes['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      <NativeSelect
        {...form.field('passo')}
        label={t`Passo`}
        data={steps.map((value) => ({ value, label: INTERVENTION_STEP_LABELS[value] }))}
      />
      {reasons.length === 0 ? null : (
        <NativeSelect
          {...form.field('motivo')}
          label={t`Motivo`}
          data={[
            { value: '', label: t`Scegli il motivo` },
            ...reasons.map((value) => ({ value, label: INTERVENTION_SUB_STATE_LABELS[value] ?? value })),
          ]}
        />
      )}
      {hasPlace(passo) ? (
        <>
          <TextInput {...form.field('giorno')} type="date" min={today} label={t`Giorno`} />
          <PlaceSelect
            id={id}
            day={form.values.giorno}
            field={form.field('posto')}
            keeps={passo === 'CONCORDA' && isComing ? t`L’appuntamento che c’è` : t`Scegli un posto libero`}
            isVideocall={mode === 'VIDEOCALL'}
            isAnywhere={form.values.altrove}
          />
          {mode === 'VIDEOCALL' ? null : (
            <Checkbox {...form.field('altrove')} label={t`Mostra anche le ditte di altre zone`} />
          )}
          {isElsewhere(form.values) ? (
            <Textarea
              {...form.field('motivoFuoriZona')}
              label={t`Perché viene una ditta di un’altra zona`}
              rows={2}
              maxLength={300}
            />
          ) : null}
        </>
      ) : null}
      {passo === 'INVIA_PREVENTIVO' ? <QuoteLines form={form} /> : null}
      {passo === 'FATTURA' ? (
        <>
          <TextInput {...form.field('numero')} label={t`Numero della fattura`} maxLength={40} />
          <TextInput {...form.field('importo')} label={t`Importo in euro`} inputMode="decimal" maxLength={12} />
          <TextInput {...form.field('scadenza')} type="date" min={today} label={t`Scadenza (se c’è)`} />
        </>
      ) : null}
      <Textarea {...form.field('nota')} label={t`Nota interna (se serve)`} rows={2} maxLength={500} />
      <Button type="submit" loading={change.isSending}>
        {INTERVENTION_STEP_LABELS[passo as CentreStep]}
      </Button>
    </form>
  );
}

interface PlaceSelectProps {
  id: string;
  day: string;
  field: object;
  /** Label of the empty option. */
  keeps: string;
  isVideocall: boolean;
  isAnywhere: boolean;
}

/** Free slots of a day; each option combines company and time. */
function PlaceSelect({ id, day, field, keeps, isVideocall, isAnywhere }: PlaceSelectProps) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const places = readOf(
    useQuery({
      ...queryOf(interventionPlaces, {
        params: { id },
        query: { giorno: day, ...(isAnywhere && { fuoriZona: 'X' as const }) },
      }),
      enabled: isDay,
    }),
  );
  const free = places.data ?? [];
  const none =
    places.error === undefined || places.error === null
      ? places.data !== undefined && free.length === 0
        ? t`Quel giorno non c’è posto: prova un altro giorno.`
        : undefined
      : t`Non riusciamo a caricare i posti liberi: riprova tra poco.`;
  return (
    <NativeSelect
      {...field}
      label={isVideocall ? t`Orario` : t`Ditta e orario`}
      description={none}
      data={[
        { value: '', label: keeps },
        ...free.map(({ company, isElsewhere: isFar, slotId, starts, ends }) => ({
          value: `${company.code} ${slotId}${isFar ? ' X' : ''}`,
          label: isVideocall
            ? t`tra le ${starts} e le ${ends}`
            : `${companyName(company.code)}${company.license ? '' : t` (senza licenza)`}${isFar ? t` (fuori zona)` : ''}, ${t`tra le ${starts} e le ${ends}`}`,
        })),
      ]}
    />
  );
}

/** Sends only the fields of the chosen step. */
function bodyOf(fields: StepFields, versione: number, isVideocall: boolean) {
  const { passo, motivo, nota, posto, numero, importo, scadenza } = fields;
  const [codDitta = '', slotId = ''] = posto.split(' ');
  return {
    passo: passo as CentreStep,
    versione,
    ...((passo === 'ANNULLA' || passo === 'RIPUDIA') && motivo !== '' && { motivo }),
    ...(presentText(nota) !== undefined && { nota: nota.trim() }),
    ...(hasPlace(passo) && posto !== '' && { slotId, ...(!isVideocall && { codDitta }) }),
    ...(isElsewhere(fields) && { motivoFuoriZona: fields.motivoFuoriZona.trim() }),
    ...(passo === 'INVIA_PREVENTIVO' && { voci: linesOf(fields).lines }),
    ...(passo === 'FATTURA' && {
      fattura: { numero: numero.trim(), importo: typedEuros(importo) ?? 0, ...(scadenza !== '' && { scadenza }) },
    }),
  };
}
