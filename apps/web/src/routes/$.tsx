import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { sendHomeIfSignedIn } from './-frame/send-home.ts';
import { SignIn } from './-login/SignIn.tsx';

/** Any other path shows the login page (pagine.percorsi.1), and redirects signed-in users like the login does. */
export const Route = createFileRoute('/$')({
  staticData: { title: msg`Accedi` },
  beforeLoad: ({ context }) => sendHomeIfSignedIn(context.app),
  component: SignIn,
});
