import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/sign-in/SignInPage.tsx';
import { sendHomeIfSignedIn } from './-page/send-home.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: msg`Accedi` },
  beforeLoad: ({ context }) => sendHomeIfSignedIn(context.app),
  component: SignInPage,
});
