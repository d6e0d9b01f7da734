import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../../features/desk/operators/audit-log/RegisterPage.tsx';

export const Route = createFileRoute('/my-edison/operatore/registro')({
  staticData: { title: msg`Registro` },
  component: RegisterPage,
});
