import { autolettura, CallError } from '@sportello/calls';
import {
  contractLabel,
  dayInRome,
  isOneOf,
  READING_CONFIRMATION_LABELS,
  READING_CONFIRMATIONS,
  type CommodityContract,
  type SelfReadingOptions,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import type { OutboxItem } from '../../../api/offline/outbox/item.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useQueueing } from '../../../shared/offline/use-queueing.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { fullDay, longDay } from '../../../ui/moments.ts';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import classes from '../readings.module.css';
import { MeterField } from './MeterField.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { askedFields, doubtOfSent, figureOf, nothingTyped, typedBefore, type Typed } from './reading-form.ts';

import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';

interface ReadingFormProps {
  contract: CommodityContract;
  options: SelfReadingOptions;
  /** The unsent reading that is being edited. */
  edited: OutboxItem | undefined;
  onSent: () => void;
  onQueued: () => void;
}

/** An implausible value requires confirmation but is never rejected. */
export function ReadingForm({ contract, options, edited, onSent, onQueued }: ReadingFormProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const today = dayInRome(now);
  const { opensOn, closesOn, unit } = options;
  const fields = askedFields(options.fields);
  const queueing = useQueueing(autolettura, {
    subjectOf: () => contractLabel(contract),
    edited,
    onQueued() {
      form.restart();
      onQueued();
    },
  });
  const change = useChange(autolettura, {
    ...queueing,
    request: (typed: Typed) => ({
      headers: {},
      body: {
        codiceContratto: contract.code,
        dataLettura: typed.dataLettura,
        canaleAcquisizione: 'WEB' as const,
        letture: fields.map(({ band }) => ({ fascia: band, valore: figureOf(typed[band]) ?? 0 })),
        ...(isOneOf(READING_CONFIRMATIONS, typed.conferma) && { conferma: typed.conferma }),
        ...(typed.foto !== '' && { foto: typed.foto }),
      },
    }),
  });
  const isDoubtful = (typed: Typed) => fields.some((field) => doubtOfSent(typed[field.band], field) !== undefined);
  // The server may request confirmation of values that the client found plausible.
  const isAskedBack =
    change.error instanceof CallError && ['READING_TOO_LOW', 'READING_UNUSUAL'].includes(change.error.code ?? '');
  const form = useForm<Typed>({
    initial: { ...nothingTyped, dataLettura: today, ...(edited && typedBefore(edited)) },
    check: (typed) => ({
      ...Object.fromEntries(
        fields
          .filter(({ band }) => figureOf(typed[band]) === undefined)
          .map(({ band }) => [band, t`Scrivi le cifre prima della virgola, senza lettere.`]),
      ),
      ...(isOutside(typed.dataLettura, opensOn, today) && {
        dataLettura: t`Scegli un giorno del periodo, fino a oggi.`,
      }),
      ...((isDoubtful(typed) || isAskedBack) &&
        !isOneOf(READING_CONFIRMATIONS, typed.conferma) && {
          conferma: t`Spiegaci il motivo: registreremo la lettura così com’è.`,
        }),
    }),
    change,
    refused: (error) =>
      error instanceof CallError && error.fields.some(({ campo }) => campo === 'foto')
        ? { foto: t`Questa foto non si può usare: serve un’immagine JPEG, PNG o WebP fino a 5 MB.` }
        : {},
    draft: { name: `lettura ${edited?.id ?? ''}${contract.code}`, keeps: ['F0', 'F1', 'F2', 'F3', 'dataLettura'] },
    onSubmit: (typed, { restart }) =>
      change.send(typed, {
        onDone() {
          restart();
          onSent();
        },
      }),
  });
  const { values } = form;
  return (
    <form className={cx(layout['stack'], classes['form'])} {...form.element}>
      <FormProblem problem={form.problem} />
      {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
      {closesOn === undefined ? null : (
        <p>
          <Trans>
            Hai tempo fino a <strong>{longDay(closesOn, now)}</strong>: la lettura entra nella bolletta di questo
            periodo.
          </Trans>
        </p>
      )}
      <div className={classes['meters']}>
        {fields.map((field) => (
          <MeterField
            key={field.band}
            field={field}
            unit={unit}
            isOnly={fields.length === 1}
            {...form.field(field.band)}
          />
        ))}
      </div>
      <TextInput
        {...form.field('dataLettura')}
        className={classes['day'] ?? ''}
        type="date"
        label={t`Giorno della lettura`}
        min={opensOn}
        max={today}
        description={opensOn === undefined ? undefined : t`Da ${fullDay(opensOn)} a oggi`}
      />
      <PhotoPicker
        name={values.nomeFoto}
        error={form.field('foto').error as string | undefined}
        onChange={({ name, content }) => form.set({ foto: content, nomeFoto: name })}
      />
      {isDoubtful(values) || isAskedBack ? (
        <Radio.Group
          {...form.field('conferma')}
          label={t`Questa lettura è insolita: l’hai controllata?`}
          description={t`Controlla le cifre. Se sono giuste, spiegaci il motivo: registreremo la lettura così com’è.`}
        >
          {READING_CONFIRMATIONS.map((each) => (
            <Radio key={each} value={each} label={READING_CONFIRMATION_LABELS[each]} mt="xs" />
          ))}
        </Radio.Group>
      ) : null}
      <Button type="submit" loading={change.isSending}>
        <Trans>Invia la lettura</Trans>
      </Button>
    </form>
  );
}

function isOutside(day: string, opensOn: string | undefined, today: string): boolean {
  return day === '' || day > today || (opensOn !== undefined && day < opensOn);
}
