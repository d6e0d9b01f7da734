import { useLingui } from '@lingui/react/macro';
import { optionsOf } from '../answers/labels.ts';
import { Options } from './Options.tsx';
import { StepCard } from './StepCard.tsx';
import { choiceOf, chosen, useQuestion, type QuestionProps } from './use-question.ts';

export function Use(props: QuestionProps) {
  const { t } = useLingui();
  const { titolo, uso, usoGas, settore } = props.draft.answers;
  const { form, card } = useQuestion('uso', props, {
    initial: { titolo: choiceOf(titolo), uso: choiceOf(uso), usoGas: choiceOf(usoGas) },
    answersOf: (typed) => ({
      titolo: chosen(typed.titolo),
      uso: chosen(typed.uso),
      usoGas: chosen(typed.usoGas),
    }),
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <Options {...form.field('titolo')} label={t`Il tuo titolo sull’immobile`} options={optionsOf('titolo')} />
      <Options {...form.field('uso')} label={t`Cos’è`} options={optionsOf('uso')} />
      {settore === 'GAS' ? (
        <Options {...form.field('usoGas')} label={t`A cosa ti serve il gas`} options={optionsOf('usoGas')} />
      ) : null}
    </StepCard>
  );
}
