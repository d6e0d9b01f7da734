import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OperatorLinkPage } from '../features/credentials/operator/OperatorLinkPage.tsx';

export const Route = createFileRoute('/invito-operatore')({
  staticData: { title: msg`Scegli la password da operatore` },
  component: OperatorLinkPage,
});
