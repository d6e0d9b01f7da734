import { presentText } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { optionsOf } from '../answers/labels.ts';
import { Options } from './Options.tsx';
import { StepCard } from './StepCard.tsx';
import { choiceOf, chosen, useQuestion, type QuestionProps } from './use-question.ts';

import '../../../ui/theme/fields.ts';

/** The delivery point; electricity or gas is asked for only if it is not known. */
export function Point(props: QuestionProps) {
  const { t } = useLingui();
  const { answers } = props.draft;
  const known = props.facts.supply.commodity;
  const { form, card } = useQuestion('fornitura', props, {
    initial: { settore: choiceOf(known ?? answers.settore), punto: answers.punto ?? '' },
    answersOf: ({ settore, punto }) => ({
      settore: chosen(settore),
      punto: presentText(punto),
    }),
  });
  const isGas = form.values.settore === 'GAS';
  return (
    <StepCard {...card} progress={props.progress}>
      {known === undefined ? (
        <Options {...form.field('settore')} label={t`Luce o gas?`} options={optionsOf('settore')} />
      ) : null}
      <TextInput
        {...form.field('punto')}
        label={isGas ? t`PDR` : t`POD`}
        description={
          isGas
            ? t`14 cifre: sono in una bolletta del gas di questo indirizzo.`
            : t`Comincia con IT: è in una bolletta della luce di questo indirizzo, e sul contatore.`
        }
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
      />
    </StepCard>
  );
}
