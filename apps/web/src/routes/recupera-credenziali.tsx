import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CredentialsSoon } from '../features/opens-soon/CredentialsSoon.tsx';

export const Route = createFileRoute('/recupera-credenziali')({
  staticData: { title: msg`Recupera le credenziali` },
  component: CredentialsSoon,
});
