import { msg } from '@lingui/core/macro';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OperatorFrame } from '../../../features/desk/operators/OperatorFrame.tsx';

export const Route = createFileRoute('/my-edison/operatore')({
  staticData: { title: msg`Operatore` },
  component: () => (
    <OperatorFrame>
      <Outlet />
    </OperatorFrame>
  ),
});
