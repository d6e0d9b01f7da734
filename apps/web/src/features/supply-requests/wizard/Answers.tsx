import { REQUEST_PAPER_LABELS, type SupplyRequestDraft } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { answeredOf } from '../answers/answered.ts';
import layout from '../../../ui/layout/layout.module.css';
import { cx } from '../../../ui/cx.ts';
import { AnswerRow } from '../../../ui/parts/lists/AnswerRow.tsx';
import links from '../../../ui/styles/links.module.css';
import { stepsOf, type StepId } from './steps.ts';

interface AnswersProps {
  draft: SupplyRequestDraft;
  /** Shows only the answers before this screen. */
  before?: StepId;
}

/** The answers of a draft with its papers, each with the way back to its question. */
export function Answers({ draft, before }: AnswersProps) {
  const { t } = useLingui();
  const { id, kind, answers, files } = draft;
  const papers = files.map(({ paper, name }) => `${REQUEST_PAPER_LABELS[paper]}: ${name}`).join('\n');
  const steps = stepsOf(draft);
  const end = before === undefined ? steps.length : steps.indexOf(before);
  const all = [
    ...answeredOf(kind, answers),
    ...(papers === '' ? [] : [{ question: 'carte' as const, name: t`Documenti`, value: papers }]),
  ].filter(({ question }) => steps.indexOf(question) < end);
  return (
    <dl className={layout['stack']}>
      {all.map(({ question, name, value }) => (
        <AnswerRow
          key={question}
          name={name}
          value={value}
          change={
            <Link
              className={cx(links['link'], layout['strong'])}
              to="/my-edison/pratiche/bozze/$id"
              params={{ id }}
              search={{ domanda: question }}
              aria-label={t`Cambia: ${name}`}
            >
              <Trans>Cambia</Trans>
            </Link>
          }
        />
      ))}
    </dl>
  );
}
