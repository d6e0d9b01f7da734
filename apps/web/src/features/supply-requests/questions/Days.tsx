import { addDays, MOST_DAYS_AHEAD, presentText, type RequestQuestion, type SupplyAnswers } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { StepCard } from './StepCard.tsx';
import { useQuestion, type QuestionProps } from './use-question.ts';

import '../../../ui/theme/fields.ts';

interface DaysProps extends QuestionProps {
  question: Extract<RequestQuestion, 'fine' | 'decorrenza' | 'pagato'>;
}

/** A day, and where the meter is read on it, what it shows. */
export function Days({ question, ...props }: DaysProps) {
  const { t } = useLingui();
  const { answers, kind } = props.draft;
  const { today } = props.facts;
  const hasReading = question === 'fine' || (question === 'decorrenza' && kind === 'VOLTURA');
  const { form, card } = useQuestion(question, props, {
    initial: { giorno: dayOf(question, answers) ?? '', lettura: String(answers.lettura ?? '') },
    answersOf: ({ giorno, lettura }) => ({
      ...withDay(question, presentText(giorno)),
      ...(hasReading && { lettura: lettura === '' ? undefined : Number(lettura) }),
    }),
    fieldOf: { fine: 'giorno', decorrenza: 'giorno', pagatoIl: 'giorno' },
  });
  const limits =
    question === 'pagato' ? { max: today } : { min: addDays(today, 1), max: addDays(today, MOST_DAYS_AHEAD) };
  return (
    <StepCard {...card} progress={props.progress}>
      <TextInput
        {...form.field('giorno')}
        {...limits}
        type="date"
        label={t`Giorno`}
        description={
          question === 'pagato'
            ? t`Se non hai ancora pagato, paga prima le bollette scadute di questa fornitura.`
            : undefined
        }
      />
      {hasReading ? (
        <TextInput
          {...form.field('lettura')}
          label={t`Lettura del contatore (se vuoi)`}
          description={t`Solo le cifre prima della virgola. Così la bolletta si ferma ai consumi giusti.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
      ) : null}
    </StepCard>
  );
}

function dayOf(question: DaysProps['question'], { fine, decorrenza, pagatoIl }: SupplyAnswers): string | undefined {
  return { fine, decorrenza, pagato: pagatoIl }[question];
}

function withDay(question: DaysProps['question'], day: string | undefined): SupplyAnswers {
  switch (question) {
    case 'fine':
      return { fine: day };
    case 'decorrenza':
      return { decorrenza: day };
    case 'pagato':
      return { pagatoIl: day };
  }
}
