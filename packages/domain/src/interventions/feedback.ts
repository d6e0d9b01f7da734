import { isShownInArea } from '../content/content.ts';
import type { AppointmentMode } from '../booking/mode.ts';

/** A question of the feedback page, as the content service has it (intervento.feedback.1). */
export interface FeedbackQuestion {
  readonly question: string;
  readonly system: readonly string[];
  /** Absent where it is asked after every intervention (intervento.feedback.3). */
  readonly modes?: readonly AppointmentMode[] | undefined;
}

/** The questions that this area asks after an intervention of a mode; after one of an unknown mode, those for every mode. */
export function askedQuestions<T extends FeedbackQuestion>(
  questions: readonly T[],
  mode: AppointmentMode | undefined,
): T[] {
  return questions.filter(
    ({ system, modes }) =>
      isShownInArea({ system }) && (modes === undefined || (mode !== undefined && modes.includes(mode))),
  );
}

/** A fault of one answer, or, without `at`, of all together. */
export interface FeedbackFault {
  readonly at?: number;
  readonly code: 'REPEATED' | 'NOT_EXPECTED' | 'MISSING';
}

/** Compares what was answered with what was asked: each question once, none left out, no other (intervento.feedback.3). */
export function feedbackFaults(asked: readonly string[], answered: readonly string[]): readonly FeedbackFault[] {
  const wrong = answered.flatMap((question, at): FeedbackFault[] => {
    if (answered.indexOf(question) < at) return [{ at, code: 'REPEATED' }];
    return asked.includes(question) ? [] : [{ at, code: 'NOT_EXPECTED' }];
  });
  return asked.every((question) => answered.includes(question)) ? wrong : [...wrong, { code: 'MISSING' }];
}
