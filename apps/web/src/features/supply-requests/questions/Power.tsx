import { phasesOf, POWERS } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { quantityWords } from '../../../ui/amounts.ts';
import { optionsOf } from '../answers/labels.ts';
import { Options } from './Options.tsx';
import { StepCard } from './StepCard.tsx';
import { useQuestion, type QuestionProps } from './use-question.ts';

import '../../../ui/theme/fields.ts';

/** The power and the phases of a supply of electricity (pratica.potenza.1). */
export function Power(props: QuestionProps) {
  const { t } = useLingui();
  const { supply } = props.facts;
  const { potenza, fasi = phasesOf(supply) } = props.draft.answers;
  const { power } = supply;
  const { form, card } = useQuestion('potenza', props, {
    initial: { potenza: potenza === undefined ? '' : String(potenza), fasi },
    answersOf: (typed) => ({
      potenza: typed.potenza === '' ? undefined : Number(typed.potenza),
      fasi: typed.fasi,
    }),
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <NativeSelect
        {...form.field('potenza')}
        label={t`Potenza`}
        description={
          power === undefined
            ? t`Di solito in una casa bastano 3 kW; con il piano a induzione ne servono 4,5 o 6.`
            : t`Adesso hai ${quantityWords(power, 'kW')}. Il costo annuo prima e dopo lo vedi alla fine.`
        }
        data={[
          { value: '', label: t`Scegli la potenza` },
          ...POWERS.map((each) => ({ value: String(each), label: quantityWords(each, 'kW') })),
        ]}
      />
      <Options
        {...form.field('fasi')}
        label={t`Impianto`}
        options={optionsOf('fasi').map((option) =>
          option.value === 'TRIFASE'
            ? { ...option, note: t`Per grandi potenze e motori: serve un impianto adatto.` }
            : { ...option, note: t`È quello di quasi tutte le case.` },
        )}
      />
    </StepCard>
  );
}
