import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ExchangePage } from '../../../features/desk/operators/exchange/ExchangePage.tsx';

export const Route = createFileRoute('/my-edison/operatore/scambio')({
  staticData: { title: msg`Sistemi` },
  component: ExchangePage,
});
