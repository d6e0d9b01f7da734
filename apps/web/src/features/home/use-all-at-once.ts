import { useEffect, useState } from 'react';

/** One area that is late holds the others up no longer than this. */
const PATIENCE_MS = 3000;

/**
 * Whether the cards may be drawn: once all that decides what stands above them has answered, so that none pushes
 * down what somebody reads (pagine.casa.3). What is drawn stays drawn.
 *
 * @param isAsking something is still asked for
 */
export function useAllAtOnce(isAsking: boolean): boolean {
  const [isDrawn, setDrawn] = useState(!isAsking);
  // At once, not in an effect: a card that is drawn may ask again for what failed.
  if (!isAsking && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => setDrawn(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isDrawn;
}
