import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OperatorsPage } from '../../../features/desk/operators/accounts/OperatorsPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/operatori')({
  staticData: { title: msg`Operatori` },
  component: OperatorsPage,
});
