import {
  faultsOfQuestion,
  papersOf,
  questionsOf,
  REQUEST_QUESTIONS,
  SUPPLY_REQUEST_RULES,
  type AnswerFacts,
  type RequestPaper,
  type RequestQuestion,
  type SupplyRequestDraft,
} from '@sportello/domain';

/** The screens of a draft: its questions, then the summary and the signature. */
export const STEP_IDS = [...REQUEST_QUESTIONS, 'riepilogo', 'firma'] as const;
export type StepId = (typeof STEP_IDS)[number];

type Draft = Pick<SupplyRequestDraft, 'kind' | 'answers' | 'files'>;

/** Returns the screens in order, as far as the answers leave them open (pratica.domande.1). */
export function stepsOf({ kind, answers }: Draft): readonly StepId[] {
  const { isSigned } = SUPPLY_REQUEST_RULES[kind];
  return [...questionsOf(kind, answers), 'riepilogo', ...(isSigned ? (['firma'] as const) : [])];
}

/** Returns the papers of which the draft has no file. */
export function papersLeft({ kind, answers, files }: Draft): readonly RequestPaper[] {
  return papersOf(kind, answers).filter((needed) => files.every(({ paper }) => paper !== needed));
}

function isOpen(question: RequestQuestion, draft: Draft, facts: AnswerFacts): boolean {
  if (question === 'carte') return papersLeft(draft).length > 0;
  return faultsOfQuestion(question, draft.kind, draft.answers, facts).length > 0;
}

/** Returns the first question with answers that are missing or wrong, or else the summary. */
export function openStep(draft: Draft, facts: AnswerFacts): StepId {
  return questionsOf(draft.kind, draft.answers).find((question) => isOpen(question, draft, facts)) ?? 'riepilogo';
}

/** Returns true if all questions before a screen are answered. */
export function isInOrder(draft: Draft, step: StepId, facts: AnswerFacts): boolean {
  const steps = stepsOf(draft);
  const open = openStep(draft, facts);
  // The signature is open as soon as the summary is.
  const last = open === 'riepilogo' ? steps.length - 1 : steps.indexOf(open);
  return steps.includes(step) && steps.indexOf(step) <= last;
}

/** Returns the screen before this one; undefined for the first. */
export function stepBefore(draft: Draft, step: StepId): StepId | undefined {
  const steps = stepsOf(draft);
  return steps[steps.indexOf(step) - 1];
}

/** Returns the position among the screens, from 1. */
export function progressAt(draft: Draft, step: StepId): { readonly at: number; readonly of: number } {
  const steps = stepsOf(draft);
  return { at: steps.indexOf(step) + 1, of: steps.length };
}
