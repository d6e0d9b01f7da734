import { technicianStep } from '@sportello/calls';
import { presentText, type TechnicianStep, type TechnicianVisit } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useChange } from '../../shared/change/use-change.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { useLinkHeaders } from './link.ts';
import classes from './technician-day.module.css';

import '../../ui/theme/fields.ts';

interface StepFields {
  readonly passo: TechnicianStep;
  readonly nota: string;
}

/** Arrived, done, or left for later: what the visit's state allows, with a note for the operations centre. */
export function StepForm({ visit: { id, version, steps } }: { visit: TechnicianVisit }) {
  const { t } = useLingui();
  const headers = useLinkHeaders();
  const change = useChange(technicianStep, {
    request: ({ passo, nota }: StepFields) => ({
      headers,
      params: { id },
      body: { passo, versione: version, ...(presentText(nota) !== undefined && { nota: nota.trim() }) },
    }),
  });
  const form = useForm<{ passo: string; nota: string }>({
    initial: { passo: steps[0] ?? 'INIZIA', nota: '' },
    change,
    onSubmit: ({ passo, nota }) => change.send({ passo: passo as TechnicianStep, nota }),
  });
  const isBeginning = steps.includes('INIZIA');
  const words: Readonly<Record<TechnicianStep, string>> = {
    INIZIA: t`Sono arrivato`,
    COMPLETA: t`Il lavoro è finito`,
    CHIEDI_PREVENTIVO: t`Serve un preventivo`,
    ATTENDI_MATERIALE: t`Serve del materiale`,
  };
  return (
    <form className={classes['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      {isBeginning ? null : (
        <>
          <NativeSelect
            {...form.field('passo')}
            label={t`Com’è andata?`}
            data={steps.map((value) => ({ value, label: words[value] }))}
          />
          <Textarea {...form.field('nota')} label={t`Nota per la centrale (se serve)`} rows={2} maxLength={500} />
        </>
      )}
      <Button type="submit" variant={isBeginning ? 'light' : 'filled'} loading={change.isSending}>
        {isBeginning ? words.INIZIA : <Trans>Ho finito qui</Trans>}
      </Button>
    </form>
  );
}
