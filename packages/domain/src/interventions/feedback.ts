import { isShownInArea } from '../content/content.ts';
import type { AppointmentMode } from '../booking/mode.ts';

/** A question of the feedback page, from the content service (intervento.feedback.1). */
export interface FeedbackQuestion {
  readonly question: string;
  readonly system: readonly string[];
  /** Absent when it applies to every intervention (intervento.feedback.3). */
  readonly modes?: readonly AppointmentMode[] | undefined;
}

/** Returns the feedback questions for a mode; for an unknown mode, only those of every mode. */
export function askedQuestions<T extends FeedbackQuestion>(
  questions: readonly T[],
  mode: AppointmentMode | undefined,
): T[] {
  return questions.filter(
    ({ system, modes }) =>
      isShownInArea({ system }) && (modes === undefined || (mode !== undefined && modes.includes(mode))),
  );
}

/** An error of one answer or, without `at`, of all together. */
export interface FeedbackFault {
  readonly at?: number;
  readonly code: 'REPEATED' | 'NOT_EXPECTED' | 'MISSING';
}

/** Compares answered with expected questions: each once, none missing, no others (intervento.feedback.3). */
export function feedbackFaults(asked: readonly string[], answered: readonly string[]): readonly FeedbackFault[] {
  const wrong = answered.flatMap((question, at): FeedbackFault[] => {
    if (answered.indexOf(question) < at) return [{ at, code: 'REPEATED' }];
    return asked.includes(question) ? [] : [{ at, code: 'NOT_EXPECTED' }];
  });
  return asked.every((question) => answered.includes(question)) ? wrong : [...wrong, { code: 'MISSING' }];
}
