import { presentText } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { optionsOf } from '../answers/labels.ts';
import { Options } from './Options.tsx';
import { StepCard } from './StepCard.tsx';
import { choiceOf, chosen, useQuestion, type QuestionProps } from './use-question.ts';

import '../../../ui/theme/fields.ts';

/** Asks how the supply is paid: without direct debit there is a deposit (pratica.costo.3). */
export function Payment(props: QuestionProps) {
  const { t } = useLingui();
  const { pagamento, iban = '' } = props.draft.answers;
  const { form, card } = useQuestion('pagamento', props, {
    initial: { pagamento: choiceOf(pagamento), iban },
    answersOf: (typed) => ({
      pagamento: chosen(typed.pagamento),
      iban: presentText(typed.iban),
    }),
  });
  const notes: Readonly<Record<string, string>> = {
    MANDATO_ESISTENTE: t`Lo stesso delle tue altre forniture: senza deposito.`,
    NUOVO_MANDATO: t`Scrivi l’IBAN: senza deposito.`,
    BOLLETTINO: t`Serve un deposito: l’importo è nel riepilogo.`,
  };
  return (
    <StepCard {...card} progress={props.progress}>
      <Options
        {...form.field('pagamento')}
        label={t`Pagamento delle bollette`}
        options={optionsOf('pagamento').map((option) => ({ ...option, note: notes[option.value] }))}
      />
      {form.values.pagamento === 'NUOVO_MANDATO' ? (
        <TextInput
          {...form.field('iban')}
          label={t`IBAN`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={34}
        />
      ) : null}
    </StepCard>
  );
}
