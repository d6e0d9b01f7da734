import { useEffect, useState } from 'react';

/** Timeout after which slow features no longer hold back the others. */
const PATIENCE_MS = 3000;

/**
 * True once everything that decides the content above the cards has answered, to avoid layout shifts (pagine.casa.3).
 * Stays true from then on.
 *
 * @param isAsking a request is still pending
 */
export function useAllAtOnce(isAsking: boolean): boolean {
  const [isDrawn, setDrawn] = useState(!isAsking);
  // Set during render, not in an effect: a rendered card may retry a failed request and set `isAsking` again.
  if (!isAsking && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => setDrawn(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isDrawn;
}
