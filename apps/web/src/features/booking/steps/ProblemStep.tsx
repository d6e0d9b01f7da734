import { presentText } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useForm } from '../../../shared/form/use-form.ts';
import { FilesField } from '../files/FilesField.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

import '../../../ui/theme/fields.ts';

const MOST_CHARACTERS = 2000;

export function ProblemStep({ draft, save, progress, saving }: StepProps) {
  const { t } = useLingui();
  const form = useForm({
    initial: { interventionNote: draft.fields.interventionNote ?? '' },
    check: ({ interventionNote }) =>
      presentText(interventionNote) === undefined ? { interventionNote: t`Descrivi il guasto.` } : {},
    change: saving,
    onSubmit: ({ interventionNote }) => save({ interventionNote: interventionNote.trim() }),
  });
  return (
    <StepForm progress={progress} isSaving={saving.isSending} problem={form.problem} element={form.element}>
      <Textarea
        {...form.field('interventionNote')}
        label={t`Cosa succede?`}
        description={t`Quando è cominciato, che rumore fa, cosa c’è scritto sul display: più dettagli dai, meglio il tecnico si prepara.`}
        rows={6}
        maxLength={MOST_CHARACTERS}
      />
      <FilesField draft={draft} />
    </StepForm>
  );
}
