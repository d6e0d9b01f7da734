import type { ReadingStep, SentReading, SentReadingState } from '@sportello/domain';

/** How a reading goes where nothing stops it. */
const USUAL = ['RICEVUTA', 'INVIATA_DISTRIBUTORE', 'VALIDATA', 'USATA_IN_BOLLETTA'] as const;

/** A place on the way of a reading, and when it was reached. */
interface Way {
  readonly state: SentReadingState;
  readonly step: ReadingStep | undefined;
}

/** The way of a reading: what was done, and what is still to come unless it was refused. */
export function waysOf({ state, steps }: Pick<SentReading, 'state' | 'steps'>): readonly Way[] {
  const done = steps.flatMap((step): Way[] => (step.state === 'SCONOSCIUTO' ? [] : [{ state: step.state, step }]));
  if (state === 'RIFIUTATA') return done;
  const coming = USUAL.filter((each) => !done.some((way) => way.state === each));
  return [...done, ...coming.map((each): Way => ({ state: each, step: undefined }))];
}
