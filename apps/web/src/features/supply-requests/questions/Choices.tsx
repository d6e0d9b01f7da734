import { useLingui } from '@lingui/react/macro';
import { optionsOf } from '../answers/labels.ts';
import { Options } from './Options.tsx';
import { StepCard } from './StepCard.tsx';
import { choiceOf, chosen, useQuestion, type QuestionProps } from './use-question.ts';

/** Asks what a request about bills changes. */
export function BillingChange(props: QuestionProps) {
  const { t } = useLingui();
  const { form, card } = useQuestion('cambia', props, {
    initial: { cambia: choiceOf(props.draft.answers.cambia) },
    answersOf: ({ cambia }) => ({ cambia: chosen(cambia) }),
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <Options {...form.field('cambia')} label={t`Cosa vuoi cambiare`} options={optionsOf('cambia')} />
    </StepCard>
  );
}

/** Asks how the supply of the new home begins. */
export function MoveStart(props: QuestionProps) {
  const { t } = useLingui();
  const { form, card } = useQuestion('inizio', props, {
    initial: { inizio: choiceOf(props.draft.answers.inizio) },
    answersOf: ({ inizio }) => ({ inizio: chosen(inizio) }),
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <Options {...form.field('inizio')} label={t`Il contatore della nuova casa`} options={optionsOf('inizio')} />
    </StepCard>
  );
}
