import { moveReading } from '@sportello/calls';
import {
  isOneOf,
  presentText,
  READING_REJECTION_LABELS,
  READING_REJECTIONS,
  SENT_READING_STATE_LABELS,
  type SentReadingState,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import classes from '../../readings/readings.module.css';
import '../../../ui/theme/fields.ts';

interface MoveFormProps {
  number: string;
  /** State shown to the operator, for conflict detection. */
  from: SentReadingState;
  next: readonly SentReadingState[];
  onMoved: () => void;
}

type Step = {
  readonly stato: string;
  readonly motivo: string;
  readonly nota: string;
  readonly numeroBolletta: string;
};

export function MoveForm({ number, from, next, onMoved }: MoveFormProps) {
  const { t } = useLingui();
  const change = useChange(moveReading, {
    request: ({ stato, motivo, nota, numeroBolletta }: Step) => ({
      params: { numero: number },
      body: {
        daStato: from,
        stato: stato as Exclude<SentReadingState, 'RICEVUTA'>,
        ...(stato === 'RIFIUTATA' && isOneOf(READING_REJECTIONS, motivo) && { motivo }),
        ...(stato === 'USATA_IN_BOLLETTA' && { numeroBolletta: numeroBolletta.trim() }),
        ...(presentText(nota) !== undefined && { nota: nota.trim() }),
      },
    }),
    onDone: onMoved,
  });
  const form = useForm<Step>({
    initial: { stato: next[0] ?? '', motivo: '', nota: '', numeroBolletta: '' },
    check: ({ stato, motivo, numeroBolletta }) => ({
      ...(stato === 'RIFIUTATA' && motivo === '' && { motivo: t`Scegli il motivo: il cliente lo legge.` }),
      ...(stato === 'USATA_IN_BOLLETTA' &&
        presentText(numeroBolletta) === undefined && { numeroBolletta: t`Scrivi il numero della bolletta.` }),
    }),
    change,
    onSubmit: (step) => change.send(step),
  });
  const { stato } = form.values;
  return (
    <form className={classes['move']} {...form.element}>
      <FormProblem problem={form.problem} />
      <NativeSelect
        {...form.field('stato')}
        label={t`Passa a`}
        data={next.map((value) => ({ value, label: SENT_READING_STATE_LABELS[value] }))}
      />
      {stato === 'RIFIUTATA' ? (
        <NativeSelect
          {...form.field('motivo')}
          label={t`Motivo`}
          data={[
            { value: '', label: t`Scegli il motivo` },
            ...READING_REJECTIONS.map((value) => ({ value, label: READING_REJECTION_LABELS[value] })),
          ]}
        />
      ) : null}
      {stato === 'USATA_IN_BOLLETTA' ? (
        <TextInput {...form.field('numeroBolletta')} label={t`Numero della bolletta`} maxLength={40} />
      ) : null}
      <Textarea {...form.field('nota')} label={t`Nota per il cliente (se serve)`} rows={2} maxLength={500} />
      <Button type="submit" variant="light" loading={change.isSending} aria-describedby={`lettura-${number}`}>
        <Trans>Cambia stato</Trans>
      </Button>
    </form>
  );
}
