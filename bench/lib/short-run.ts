import { execFileSync } from 'node:child_process';
import { afterAll, inject } from 'vitest';
import { Place } from './place.ts';

/** Returns a place whose server finds the demo provider. */
export function demoPlace(): Place {
  const place = new Place();
  // Keeps file owners: PostgreSQL may run as another user.
  execFileSync('cp', ['-a', `${inject('demoData')}/.`, place.dataDir]);
  return place;
}

/** A place for the short runs of a test file, closed after them. */
export function useShortRun(): { readonly place: Place; readonly opened: (() => Promise<unknown>)[] } {
  const place = demoPlace();
  const opened: (() => Promise<unknown>)[] = [async () => place.remove()];
  afterAll(async () => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  }, 60_000);
  return { place, opened };
}
