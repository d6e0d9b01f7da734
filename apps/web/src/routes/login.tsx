import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { sendHomeIfSignedIn } from './-frame/send-home.ts';
import { SignIn } from './-login/SignIn.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: msg`Accedi` },
  beforeLoad: ({ context }) => sendHomeIfSignedIn(context.app),
  component: SignIn,
});
