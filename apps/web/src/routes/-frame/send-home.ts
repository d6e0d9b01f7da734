import { homeRoute } from '@sportello/domain';
import { redirect } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';

/** Somebody who is signed in has no business at the sign-in page: off to the home of the segment. */
export async function sendHomeIfSignedIn(app: App): Promise<void> {
  if (app.session.current() === undefined) return;
  const { segmentOf, startHome } = await import('../../features/home/data/queries.ts');
  // Where it leads to is known before the profile says so, for all but a few.
  startHome(app);
  const segment = await segmentOf(app);
  // Unless that attempt ended the session.
  if (app.session.current() === undefined) return;
  throw redirect({ to: `/${homeRoute(segment)}`, replace: true });
}
