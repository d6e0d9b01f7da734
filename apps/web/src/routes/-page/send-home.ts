import { recuperaDatiProfilo } from '@sportello/calls';
import { homeRoute } from '@sportello/domain';
import { redirect } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';

/** Somebody who is signed in has no business at the sign-in page: off to the home of the segment. */
export async function sendHomeIfSignedIn(app: App): Promise<void> {
  if (app.session.current() === undefined) return;
  // A profile that can't be read is no reason to stay outside: the home says what is wrong.
  const segment = await app.read(recuperaDatiProfilo, {}).then(
    (profile) => profile.segment,
    () => 'SCONOSCIUTO' as const,
  );
  // Unless that attempt ended the session.
  if (app.session.current() === undefined) return;
  throw redirect({ to: `/${homeRoute(segment)}`, replace: true });
}
