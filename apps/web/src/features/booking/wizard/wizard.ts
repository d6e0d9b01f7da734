/**
 * One question of a wizard: a small plain object. What comes next, how far one has come and which
 * question is the first one open all follow from the answers; nothing of it is stored.
 */
export interface WizardStep<Answers, Fault extends string = string> {
  readonly id: string;
  /** What it asks for, by the names of the answers. */
  readonly fields: readonly (keyof Answers & string)[];
  /** Another answer to one of these makes what it asked for void. */
  readonly hangsOn?: readonly (keyof Answers & string)[];
  /** Whether it is asked at all; always unless said. */
  readonly isAsked?: (answers: Answers) => boolean;
  /** What is wrong or missing, by the field. */
  readonly errors: (answers: Answers) => Readonly<Partial<Record<keyof Answers & string, Fault>>>;
}

type Steps<Answers> = readonly WizardStep<Answers>[];

/** The questions that are asked, with these answers. */
export function askedSteps<Answers, Step extends WizardStep<Answers>>(
  steps: readonly Step[],
  answers: Answers,
): readonly Step[] {
  return steps.filter(({ isAsked }) => isAsked?.(answers) ?? true);
}

/** The first question that is not answered well, or the last: a question behind it is out of order. */
export function openStep<Answers, Step extends WizardStep<Answers>>(
  steps: readonly Step[],
  answers: Answers,
): Step | undefined {
  const asked = askedSteps(steps, answers);
  return asked.find(({ errors }) => Object.keys(errors(answers)).length > 0) ?? asked.at(-1);
}

/** Whether a question can be shown: all before it are answered. */
export function isInOrder<Answers>(steps: Steps<Answers>, id: string, answers: Answers): boolean {
  const ids = askedSteps(steps, answers).map((step) => step.id);
  const open = openStep(steps, answers);
  return ids.includes(id) && open !== undefined && ids.indexOf(id) <= ids.indexOf(open.id);
}

/** The question that stands so many places after one (or before it); none beyond the ends. */
export function stepFrom<Answers, Step extends WizardStep<Answers>>(
  steps: readonly Step[],
  id: string,
  answers: Answers,
  by: 1 | -1,
): Step | undefined {
  const asked = askedSteps(steps, answers);
  const at = asked.findIndex((step) => step.id === id) + by;
  return at < 0 ? undefined : asked[at];
}

/** How far one has come: the place of a question among those that are asked, from 1. */
export function progressAt<Answers>(steps: Steps<Answers>, id: string, answers: Answers): { at: number; of: number } {
  const asked = askedSteps(steps, answers);
  return { at: asked.findIndex((step) => step.id === id) + 1, of: asked.length };
}

/** The answers with others in their place; those that hang on what has changed are void, and those that hang on them. */
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
