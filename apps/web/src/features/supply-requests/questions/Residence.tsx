import { addDays, MOST_DAYS_AHEAD } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { Options } from './Options.tsx';
import { StepCard } from './StepCard.tsx';
import { useQuestion, type QuestionProps } from './use-question.ts';

import '../../../ui/theme/fields.ts';

/** If the customer lives where the supply is, and since when. */
export function Residence(props: QuestionProps) {
  const { t } = useLingui();
  const { residente, decorrenza = '' } = props.draft.answers;
  const { form, card } = useQuestion('residenza', props, {
    initial: { residente: residente === undefined ? '' : residente ? 'SI' : 'NO', decorrenza },
    answersOf: (typed) => ({
      residente: typed.residente === '' ? undefined : typed.residente === 'SI',
      decorrenza: typed.decorrenza === '' ? undefined : typed.decorrenza,
    }),
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <Options
        {...form.field('residente')}
        label={t`La tua residenza`}
        options={[
          { value: 'SI', label: t`È qui`, note: t`Paghi il canone RAI nella bolletta, e meno imposte.` },
          { value: 'NO', label: t`È da un’altra parte`, note: t`Qui il canone RAI non è dovuto.` },
        ]}
      />
      <TextInput
        {...form.field('decorrenza')}
        type="date"
        label={t`Da quale giorno`}
        max={addDays(props.facts.today, MOST_DAYS_AHEAD)}
      />
    </StepCard>
  );
}
