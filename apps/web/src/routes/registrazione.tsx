import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegistrationPage } from '../features/credentials/registration/RegistrationPage.tsx';
import { sendHomeIfSignedIn } from './-frame/send-home.ts';
import { stepOf } from './-frame/step.ts';
import { INVITATION_CODE } from '@sportello/domain';

export const Route = createFileRoute('/registrazione')({
  staticData: { title: msg`Registrazione` },
  validateSearch: (search: Record<string, unknown>): { passo?: string; invito?: string } => {
    const { invito } = search;
    // A malformed code is ignored: the user registers without it.
    return { ...stepOf(search), ...(typeof invito === 'string' && INVITATION_CODE.test(invito) && { invito }) };
  },
  beforeLoad: ({ context }) => sendHomeIfSignedIn(context.app),
  component: RegistrationPage,
});
