import { technicianStep } from '@sportello/calls';
import { isEarlyFor, presentText, type Day, type TechnicianStep, type TechnicianVisit } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { useLinkHeaders } from './link.ts';
import { StepQuestion } from './StepQuestion.tsx';
import layout from '../../../ui/layout/layout.module.css';

import '../../../ui/theme/fields.ts';

interface StepFields {
  readonly passo: TechnicianStep;
  readonly nota: string;
}

interface StepFormProps {
  visit: TechnicianVisit;
  day: Day;
  /** Called once the step is done and visible on the page. */
  onStep: () => void;
}

/** Offers the steps that the visit's state allows, with a note for the operations centre. */
export function StepForm({ visit, day, onStep }: StepFormProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const headers = useLinkHeaders();
  const { id, version, starts, steps } = visit;
  const [asked, setAsked] = useState<StepFields>();
  const change = useChange(technicianStep, {
    request: ({ passo, nota }: StepFields) => ({
      headers,
      params: { id },
      body: { passo, versione: version, ...(presentText(nota) !== undefined && { nota: nota.trim() }) },
    }),
    onDone: onStep,
  });
  const isBeginning = steps.includes('INIZIA');
  const form = useForm<{ passo: string; nota: string }>({
    initial: { passo: isBeginning ? 'INIZIA' : '', nota: '' },
    check: ({ passo }) => (passo === '' ? { passo: t`Scegli com’è andata.` } : {}),
    change,
    onSubmit({ passo, nota }) {
      const step = { passo: passo as TechnicianStep, nota };
      if (isBeginning && !isEarlyFor(clock.now(), { day, starts })) change.send(step);
      else setAsked(step);
    },
  });
  const words: Readonly<Record<TechnicianStep, string>> = {
    INIZIA: t`Sono arrivato`,
    COMPLETA: t`Il lavoro è finito`,
    CHIEDI_PREVENTIVO: t`Serve un preventivo`,
    ATTENDI_MATERIALE: t`Serve del materiale`,
  };
  const close = () => setAsked(undefined);
  return (
    <form className={layout['stack']} {...form.element}>
      <FormProblem problem={form.problem} />
      {isBeginning ? null : (
        <>
          <NativeSelect
            {...form.field('passo')}
            label={t`Com’è andata?`}
            data={[{ value: '', label: t`Scegli` }, ...steps.map((value) => ({ value, label: words[value] }))]}
          />
          <Textarea {...form.field('nota')} label={t`Nota per la centrale (se serve)`} rows={2} maxLength={500} />
        </>
      )}
      <Button type="submit" variant={isBeginning ? 'light' : 'filled'} loading={change.isSending}>
        {isBeginning ? words.INIZIA : <Trans>Ho finito qui</Trans>}
      </Button>
      {asked === undefined ? null : (
        <StepQuestion
          visit={visit}
          choice={words[asked.passo]}
          isBeginning={isBeginning}
          onNo={close}
          onYes={() => {
            close();
            change.send(asked);
          }}
        />
      )}
    </form>
  );
}
