import { presentText } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { StepCard } from './StepCard.tsx';
import { useQuestion, type QuestionProps } from './use-question.ts';

import '../../../ui/theme/fields.ts';

/** Whom the distributor calls before its technician comes. */
export function Contact(props: QuestionProps) {
  const { t } = useLingui();
  const { telefono, nota = '' } = props.draft.answers;
  const person = usePerson();
  const { form, card } = useQuestion('contatto', props, {
    initial: { telefono: telefono ?? person?.phoneNumber ?? '', nota },
    answersOf: (typed) => ({ telefono: presentText(typed.telefono)?.trim(), nota: presentText(typed.nota)?.trim() }),
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <TextInput
        {...form.field('telefono')}
        label={t`Telefono`}
        description={t`Il distributore ti chiama per fissare l’appuntamento.`}
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <Textarea
        {...form.field('nota')}
        label={t`Cosa deve sapere il tecnico (se vuoi)`}
        description={t`Dov’è il contatore, chi ha le chiavi, in quali orari ci sei.`}
        rows={3}
        maxLength={1000}
      />
    </StepCard>
  );
}
