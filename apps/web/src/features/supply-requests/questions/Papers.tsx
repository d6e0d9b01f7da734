import { papersOf, REQUEST_PAPER_LABELS, type RequestPaper } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '../../../shared/form/use-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { papersLeft } from '../wizard/steps.ts';
import { PaperField } from './PaperField.tsx';
import { StepCard } from './StepCard.tsx';
import type { QuestionProps } from './use-question.ts';

/** A field for each paper; without one of them the request goes no further (pratica.carte.1). */
export function Papers({ draft, progress, save, saving }: QuestionProps) {
  const { t } = useLingui();
  const papers = papersOf(draft.kind, draft.answers);
  const left = papersLeft(draft);
  const form = useForm<Record<RequestPaper, string>>({
    initial: Object.fromEntries(papers.map((paper) => [paper, ''])) as Record<RequestPaper, string>,
    check: () =>
      Object.fromEntries(left.map((paper) => [paper, t`Aggiungi il documento: ${REQUEST_PAPER_LABELS[paper]}.`])),
    change: saving,
    onSubmit: () => save({}),
  });
  return (
    <StepCard progress={progress} isSending={saving.isSending} problem={form.problem} element={form.element}>
      <p className={layout['soft']}>
        <Trans>Foto o PDF, fino a 5 MB l’uno. Dalle foto togliamo il luogo in cui le hai fatte.</Trans>
      </p>
      {papers.map((paper) => (
        <PaperField
          key={paper}
          draft={draft}
          paper={paper}
          error={left.includes(paper) ? form.field(paper).error : undefined}
        />
      ))}
    </StepCard>
  );
}
