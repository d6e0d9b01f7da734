import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignUpSoon } from '../features/opens-soon/SignUpSoon.tsx';

export const Route = createFileRoute('/registrazione')({
  staticData: { title: msg`Registrazione` },
  component: SignUpSoon,
});
