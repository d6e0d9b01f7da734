import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OperatorPage } from '../../features/operator/OperatorPage.tsx';

export const Route = createFileRoute('/my-edison/operatore')({
  staticData: { title: msg`Operatore` },
  component: OperatorPage,
});
