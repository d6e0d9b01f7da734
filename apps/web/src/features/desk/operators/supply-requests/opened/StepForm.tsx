import { moveSupplyRequest } from '@sportello/calls';
import { isOneOf, presentText, REQUEST_STEP_LABELS, type ReceivedSupplyRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useApp } from '../../../../../api/app.ts';
import { refresh } from '../../../../../shared/change/freshness.ts';
import { useChange } from '../../../../../shared/change/use-change.ts';
import { useForm } from '../../../../../shared/form/use-form.ts';
import { useToday } from '../../../../../shared/read/use-today.ts';
import { FormProblem } from '../../../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../../ui/parts/texts/SectionTitle.tsx';
import queue from '../../../queue/queue.module.css';

import '../../../../../ui/theme/fields.ts';

type Typed = {
  readonly passo: string;
  readonly giorno: string;
  readonly orario: string;
  readonly bolletta: string;
};

interface StepFormProps {
  request: ReceivedSupplyRequest;
  onDone: () => void;
}

/** Takes a step, with the day of the work or the one from which the change holds (pratica.passi.2). */
export function StepForm({ request: { number, next }, onDone }: StepFormProps) {
  const { t } = useLingui();
  const { cache } = useApp();
  const { today } = useToday();
  const change = useChange(moveSupplyRequest, {
    request: (typed: Typed) => ({ params: { numero: number }, body: bodyOf(typed, next) }),
    onDone,
    // Whoever comes second sees the step that was taken.
    onRejected: () => void refresh(cache, moveSupplyRequest),
  });
  const form = useForm<Typed>({
    initial: { passo: next[0] ?? '', giorno: '', orario: '', bolletta: '' },
    check: ({ passo, giorno }) => (hasDay(passo) && giorno === '' ? { giorno: t`Scegli il giorno.` } : {}),
    change,
    onSubmit: (typed) => change.send(typed),
  });
  const { passo } = form.values;
  const isPlanned = passo === 'LAVORO_PROGRAMMATO';
  return (
    <Card aria-labelledby="passo" className={queue['stack']}>
      <SectionTitle id="passo">
        <Trans>Prossimo passo</Trans>
      </SectionTitle>
      <form className={queue['form']} {...form.element}>
        <FormProblem problem={form.problem} />
        <NativeSelect
          {...form.field('passo')}
          label={t`Passo`}
          data={next.map((value) => ({ value, label: REQUEST_STEP_LABELS[value] }))}
        />
        {hasDay(passo) ? (
          <TextInput
            {...form.field('giorno')}
            type="date"
            {...(isPlanned && { min: today })}
            label={isPlanned ? t`Giorno del lavoro` : t`Vale dal giorno`}
          />
        ) : null}
        {isPlanned ? (
          <TextInput {...form.field('orario')} label={t`Orario (se c’è)`} placeholder="8:30–12:30" maxLength={40} />
        ) : null}
        {passo === 'FATTURATA' ? (
          <TextInput {...form.field('bolletta')} label={t`Numero della bolletta (se c’è)`} maxLength={40} />
        ) : null}
        <Button type="submit" loading={change.isSending}>
          <Trans>Segna il passo</Trans>
        </Button>
      </form>
    </Card>
  );
}

const hasDay = (step: string) => step === 'LAVORO_PROGRAMMATO' || step === 'ESEGUITA';

/** Sends only the fields of the chosen step. */
function bodyOf({ passo, giorno, orario, bolletta }: Typed, steps: ReceivedSupplyRequest['next']) {
  const [first = 'RICEVUTA'] = steps;
  const hours = passo === 'LAVORO_PROGRAMMATO' ? presentText(orario)?.trim() : undefined;
  const bill = passo === 'FATTURATA' ? presentText(bolletta)?.trim() : undefined;
  return {
    passo: isOneOf(steps, passo) ? passo : first,
    ...(hasDay(passo) && { giorno }),
    ...(hours !== undefined && { orario: hours }),
    ...(bill !== undefined && { bolletta: bill }),
  };
}
