import {
  faultsOfQuestion,
  type AnswerFacts,
  type AnswerField,
  type RequestQuestion,
  type SupplyAnswers,
  type SupplyRequestDraft,
} from '@sportello/domain';
import type { FieldValues } from '../../../shared/form/field-values.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import type { StepId } from '../wizard/steps.ts';
import type { useSave } from '../wizard/use-save.ts';
import { faultWords } from './fault-words.ts';

/** Words by the name of an answer. */
export type WrongAnswers = Readonly<Partial<Record<AnswerField, string>>>;

export interface QuestionProps {
  readonly draft: SupplyRequestDraft;
  readonly facts: AnswerFacts;
  readonly progress: { readonly at: number; readonly of: number };
  /** Saves answers, then goes on. */
  readonly save: (changes: SupplyAnswers) => void;
  readonly saving: Pick<ReturnType<typeof useSave>, 'isSending' | 'error' | 'problem' | 'fieldErrors'>;
  /** Answers that the server rejected when the request was sent. */
  readonly wrong: WrongAnswers;
}

/** The screens after the questions, which send the request. */
export interface SendingProps extends Pick<QuestionProps, 'draft' | 'progress'> {
  /** Leads to a question whose answer the server has rejected. */
  readonly onWrong: (step: StepId, wrong: WrongAnswers) => void;
}

interface Parts<Values extends FieldValues> {
  /** By the name of each answer, or the names that `fieldOf` gives. */
  readonly initial: Values;
  readonly answersOf: (values: Values) => SupplyAnswers;
  /** Replaces the words of the common check, where fields are checked by themselves. */
  readonly check?: (values: Values) => Partial<Record<Extract<keyof Values, string>, string>>;
  /** Field of an answer, where it has another name. */
  readonly fieldOf?: Readonly<Partial<Record<AnswerField, Extract<keyof Values, string>>>>;
}

/** The form of one question: it is checked as the server does, and saved when it is right (pratica.domande.2). */
export function useQuestion<Values extends FieldValues>(
  question: RequestQuestion,
  { draft, facts, save, saving, wrong }: QuestionProps,
  { initial, answersOf, check, fieldOf = {} }: Parts<Values>,
) {
  type Name = Extract<keyof Values, string>;
  const inForm = (words: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(
      Object.entries(words)
        .map(([name, text]) => [fieldOf[name as AnswerField] ?? name, text] as const)
        .filter(([name]) => name in initial),
    ) as Partial<Record<Name, string>>;
  const form = useForm<Values>({
    initial,
    check(values) {
      if (check !== undefined) return check(values);
      const answers = { ...draft.answers, ...answersOf(values) };
      const faults = faultsOfQuestion(question, draft.kind, answers, facts);
      return inForm(Object.fromEntries(faults.map((fault) => [fault.field, faultWords(fault)])));
    },
    wrongAtFirst: inForm(wrong),
    change: saving,
    refused: () => inForm(saving.fieldErrors),
    onSubmit: (values) => save(answersOf(values)),
  });
  return { form, card: { isSending: saving.isSending, problem: form.problem, element: form.element } };
}

/** Returns the value of a choice in a form; empty while it is open. */
export function choiceOf<Choice extends string>(answer: Choice | undefined): Choice | '' {
  return answer ?? '';
}

/** Returns a choice, once there is one. */
export function chosen<Choice extends string>(value: Choice | ''): Choice | undefined {
  return value === '' ? undefined : value;
}
