import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegistrationPage } from '../features/credentials/registration/RegistrationPage.tsx';
import { sendHomeIfSignedIn } from './-frame/send-home.ts';
import { stepOf } from './-frame/step.ts';

export const Route = createFileRoute('/registrazione')({
  staticData: { title: msg`Registrazione` },
  validateSearch: stepOf,
  beforeLoad: ({ context }) => sendHomeIfSignedIn(context.app),
  component: RegistrationPage,
});
