import { presentText } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { optionsOf } from '../answers/labels.ts';
import { Options } from './Options.tsx';
import { StepCard } from './StepCard.tsx';
import { choiceOf, chosen, useQuestion, type QuestionProps } from './use-question.ts';

import '../../../ui/theme/fields.ts';

/** Why the holder changes; after a death also who it was (pratica.voltura.1). */
export function Reason(props: QuestionProps) {
  const { t } = useLingui();
  const { causale, precedente = '' } = props.draft.answers;
  const { form, card } = useQuestion('causale', props, {
    initial: { causale: choiceOf(causale), precedente },
    answersOf: (typed) => ({
      causale: chosen(typed.causale),
      precedente: presentText(typed.precedente)?.trim(),
    }),
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <Options {...form.field('causale')} label={t`Il motivo`} options={optionsOf('causale')} />
      {form.values.causale === 'SUCCESSIONE' ? (
        <TextInput
          {...form.field('precedente')}
          label={t`Nome e cognome dell’intestatario`}
          autoComplete="off"
          maxLength={120}
        />
      ) : null}
    </StepCard>
  );
}
