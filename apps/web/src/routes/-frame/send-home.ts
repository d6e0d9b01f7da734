import { homeRoute } from '@sportello/domain';
import { redirect } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';

/**
 * Somebody who is signed in has no business at the sign-in page: off to the page that they came for,
 * or to the home of the segment (sessione.stati.3).
 */
export async function sendHomeIfSignedIn(app: App): Promise<void> {
  if (app.session.current() === undefined) return;
  const wanted = app.session.takeWanted();
  if (wanted !== undefined) throw redirect({ href: wanted, replace: true });
  const { segmentOf, startHome } = await import('../../features/home/queries.ts');
  // Nearly always a customer's: what it shows is asked for before the profile says so.
  const { username } = app.session.current() ?? {};
  if (username !== undefined && app.people.of(username) !== 'STAFF') startHome(app);
  const segment = await segmentOf(app);
  // Unless that attempt ended the session.
  if (app.session.current() === undefined) return;
  throw redirect({ to: `/${homeRoute(segment)}`, replace: true });
}
