import type { ReadingStep, SentReading, SentReadingState } from '@sportello/domain';

/** States of a reading without rejection. */
const USUAL = ['RICEVUTA', 'INVIATA_DISTRIBUTORE', 'VALIDATA', 'USATA_IN_BOLLETTA'] as const;

interface Way {
  readonly state: SentReadingState;
  readonly step: ReadingStep | undefined;
}

/** Past states, then the future ones unless it was rejected. */
export function waysOf({ state, steps }: Pick<SentReading, 'state' | 'steps'>): readonly Way[] {
  const done = steps.flatMap((step): Way[] => (step.state === 'SCONOSCIUTO' ? [] : [{ state: step.state, step }]));
  if (state === 'RIFIUTATA') return done;
  const coming = USUAL.filter((each) => !done.some((way) => way.state === each));
  return [...done, ...coming.map((each): Way => ({ state: each, step: undefined }))];
}
