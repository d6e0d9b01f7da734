import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PublicWithdrawalPage } from '../features/withdrawal/open/PublicWithdrawalPage.tsx';

export const Route = createFileRoute('/recesso')({
  staticData: { title: msg`Recesso` },
  component: PublicWithdrawalPage,
});
