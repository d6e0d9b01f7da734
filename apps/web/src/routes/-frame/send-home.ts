import { homeRoute } from '@sportello/domain';
import { redirect } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';
import { beginHome } from '../my-edison/-home/begin-home.ts';

/**
 * Redirects a signed-in user from the sign-in page to the requested page, or to the segment's home
 * (sessione.stati.3).
 */
export async function sendHomeIfSignedIn(app: App): Promise<void> {
  if (app.session.current() === undefined) return;
  const wanted = app.session.takeWanted();
  if (wanted !== undefined) throw redirect({ href: wanted, replace: true });
  beginHome(app);
  const { segmentOf, startHome } = await import('../../features/home/queries.ts');
  // Most users are customers, so their home is fetched before the profile confirms it.
  const { username } = app.session.current() ?? {};
  if (username !== undefined && app.people.of(username) !== 'STAFF') startHome(app);
  const segment = await segmentOf(app);
  if (app.session.current() === undefined) return;
  throw redirect({ to: `/${homeRoute(segment)}`, replace: true });
}
