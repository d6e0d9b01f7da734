import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/sign-in/SignInPage.tsx';
import { sendHomeIfSignedIn } from './-page/send-home.ts';

/** Any other path shows the login page (Spec 1 §2), and treats whom it meets like the login does. */
export const Route = createFileRoute('/$')({
  staticData: { title: msg`Accedi` },
  beforeLoad: ({ context }) => sendHomeIfSignedIn(context.app),
  component: SignInPage,
});
