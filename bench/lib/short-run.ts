import { afterAll } from 'vitest';
import { Place } from './place.ts';

/** A place for the short runs of a test file, closed after them. */
export function useShortRun(): { readonly place: Place; readonly opened: (() => Promise<unknown>)[] } {
  const place = new Place();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  afterAll(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  return { place, opened };
}
