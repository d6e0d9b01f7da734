/**
 * One question of a wizard. The next question, the progress and the first open question are derived from the answers
 * and never stored.
 */
export interface WizardStep<Answers, Fault extends string = string> {
  readonly id: string;
  readonly fields: readonly (keyof Answers & string)[];
  /** A change of one of these answers invalidates its own. */
  readonly hangsOn?: readonly (keyof Answers & string)[];
  /** Always asked if absent. */
  readonly isAsked?: (answers: Answers) => boolean;
  readonly errors: (answers: Answers) => Readonly<Partial<Record<keyof Answers & string, Fault>>>;
}

type Steps<Answers> = readonly WizardStep<Answers>[];

export function askedSteps<Answers, Step extends WizardStep<Answers>>(
  steps: readonly Step[],
  answers: Answers,
): readonly Step[] {
  return steps.filter(({ isAsked }) => isAsked?.(answers) ?? true);
}

/** Returns the first question with missing or invalid answers, or the last one; later questions are out of order. */
export function openStep<Answers, Step extends WizardStep<Answers>>(
  steps: readonly Step[],
  answers: Answers,
): Step | undefined {
  const asked = askedSteps(steps, answers);
  return asked.find(({ errors }) => Object.keys(errors(answers)).length > 0) ?? asked.at(-1);
}

/** True if all questions before it are answered. */
export function isInOrder<Answers>(steps: Steps<Answers>, id: string, answers: Answers): boolean {
  const ids = askedSteps(steps, answers).map((step) => step.id);
  const open = openStep(steps, answers);
  return ids.includes(id) && open !== undefined && ids.indexOf(id) <= ids.indexOf(open.id);
}

/** Returns the question before this one; undefined for the first. */
export function stepBefore<Answers, Step extends WizardStep<Answers>>(
  steps: readonly Step[],
  id: string,
  answers: Answers,
): Step | undefined {
  const asked = askedSteps(steps, answers);
  return asked[asked.findIndex((step) => step.id === id) - 1];
}

/** Position among the asked questions, from 1. */
export function progressAt<Answers>(steps: Steps<Answers>, id: string, answers: Answers): { at: number; of: number } {
  const asked = askedSteps(steps, answers);
  return { at: asked.findIndex((step) => step.id === id) + 1, of: asked.length };
}

/** Merges changes into the answers and drops, transitively, those that depend on what changed. */
export function answeredWith<Answers extends object>(
  steps: Steps<Answers>,
  before: Answers,
  changes: Partial<Answers>,
): Answers {
  const given = new Set(Object.keys(changes));
  const changed = new Set(Object.keys(changes).filter((name) => valueOf(before, name) !== valueOf(changes, name)));
  const after: Record<string, unknown> = { ...before, ...changes };
  for (const { fields, hangsOn = [] } of steps) {
    if (!hangsOn.some((name) => changed.has(name))) continue;
    for (const name of fields) {
      if (given.has(name) || after[name] === undefined) continue;
      delete after[name];
      changed.add(name);
    }
  }
  return after as Answers;
}

const valueOf = (answers: object, name: string): unknown => (answers as Readonly<Record<string, unknown>>)[name];
