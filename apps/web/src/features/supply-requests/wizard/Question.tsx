import { SUPPLY_REQUEST_KIND_LABELS, type AnswerFacts, type SupplyRequestDraft } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { AnswersSoFar } from '../../../ui/parts/lists/AnswerRow.tsx';
import type { WrongAnswers } from '../questions/use-question.ts';
import { useSupplyName } from '../use-supply-name.ts';
import { Answers } from './Answers.tsx';
import { Step } from './Step.tsx';
import { openStep, progressAt, stepBefore, type StepId } from './steps.ts';
import { StepTitle } from './StepTitle.tsx';
import { useSave } from './use-save.ts';

interface QuestionProps {
  draft: SupplyRequestDraft;
  facts: AnswerFacts;
  step: StepId;
  /** True for a draft that is saved with its first answer. */
  isNew?: boolean;
  wrong?: WrongAnswers;
  onWrong?: (wrong: WrongAnswers) => void;
}

const NONE: WrongAnswers = {};

/** One screen of a draft; the next one follows from the answers (pratica.domande.1). */
export function Question({ draft, facts, step, isNew = false, wrong = NONE, onWrong }: QuestionProps) {
  const navigate = useNavigate();
  const nameOf = useSupplyName();
  const { save, ...saving } = useSave(draft);
  const { id, kind, contractCode } = draft;
  // The id of the answer: whoever begins a second draft of a kind and supply goes on with the first (pratica.bozza.2).
  const go = (ofDraft: string, to: StepId, replace = false) =>
    navigate({ to: '/my-edison/pratiche/bozze/$id', params: { id: ofDraft }, search: { domanda: to }, replace });
  const goOn = async (saved: SupplyRequestDraft) => {
    onWrong?.(NONE);
    // Replaces the history entry, so that Back leads to the draft instead of starting a new one.
    if (isNew) await go(saved.id, step, true);
    await go(saved.id, openStep(saved, facts));
  };
  const before = stepBefore(draft, step);
  return (
    <Page
      title={<StepTitle step={step} kind={kind} />}
      lead={[SUPPLY_REQUEST_KIND_LABELS[kind], nameOf(contractCode)].filter(Boolean).join(' · ')}
      aside={
        before === undefined || step === 'riepilogo' || step === 'firma' ? undefined : (
          <AnswersSoFar>
            <Answers draft={draft} before={step} />
          </AnswersSoFar>
        )
      }
      back={
        before === undefined
          ? { label: <Trans>Pratiche</Trans>, renderLink: linkTo({ to: '/my-edison/pratiche' }) }
          : {
              label: <Trans>Indietro</Trans>,
              renderLink: linkTo({
                to: '/my-edison/pratiche/bozze/$id',
                params: { id },
                search: { domanda: before },
              }),
            }
      }
    >
      <Step
        step={step}
        draft={draft}
        facts={facts}
        progress={progressAt(draft, step)}
        save={(changes) => save(changes, goOn)}
        saving={saving}
        wrong={wrong}
        onWrong={(to, answers) => {
          onWrong?.(answers);
          void go(id, to);
        }}
      />
    </Page>
  );
}
