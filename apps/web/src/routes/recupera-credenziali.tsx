import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RecoveryPage } from '../features/credentials/recovery/RecoveryPage.tsx';
import { stepOf } from './-frame/step.ts';

export const Route = createFileRoute('/recupera-credenziali')({
  staticData: { title: msg`Recupera le credenziali` },
  validateSearch: stepOf,
  component: RecoveryPage,
});
