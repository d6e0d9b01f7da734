import type { Answered, JsonCall, ModelOf } from '@sportello/calls';

/** Reads the answer to one call out of an answer to several; undefined if it is not among them. */
export type ReadPart = <C extends JsonCall>(entry: C, request: unknown) => Answered<ModelOf<C>> | undefined;

export interface FirstAnswersParts {
  /** Session, user and customer that an answer is for. */
  readonly who: () => string;
  /** Milliseconds since the page was opened. */
  readonly now: () => number;
}

/** Calls that have got no answer after this time are sent one by one; later, an answer is too old to be used. */
const PATIENCE_MS = 3000;

/**
 * Holds back the calls of a first look while one call asks for all of them (pagine.casa.4). Each answer is used once,
 * for the same user alone, and none after a change; a missing one is asked for by its own call.
 */
export function createFirstAnswers({ who, now }: FirstAnswersParts) {
  let begun: { who: string; until: number; left: Set<string>; parts: Promise<ReadPart | undefined> } | undefined;

  return {
    /** @param ids the calls that are answered together */
    begin(ids: readonly string[], ask: () => Promise<ReadPart>): void {
      const parts = Promise.race([ask().catch(() => undefined), wait(PATIENCE_MS)]);
      begun = { who: who(), until: now() + PATIENCE_MS, left: new Set(ids), parts };
    },

    async take<C extends JsonCall>(entry: C, request: unknown): Promise<Answered<ModelOf<C>> | undefined> {
      const asked = begun;
      if (asked === undefined || asked.who !== who() || now() > asked.until) return undefined;
      if (!asked.left.delete(entry.id)) return undefined;
      const readPart = await asked.parts;
      if (asked !== begun) return undefined;
      try {
        return readPart?.(entry, request);
      } catch {
        return undefined;
      }
    },

    /** For a change: what was answered before it is out of date. */
    drop(): void {
      begun = undefined;
    },
  };
}

export type FirstAnswers = ReturnType<typeof createFirstAnswers>;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
