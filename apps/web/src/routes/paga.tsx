import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BillLinkPage } from '../features/paying/link/BillLinkPage.tsx';

export const Route = createFileRoute('/paga')({
  staticData: { title: msg`Paga la bolletta` },
  validateSearch: (search: Record<string, unknown>) => search as { esito?: string },
  component: Pay,
});

function Pay() {
  const { esito } = Route.useSearch();
  return <BillLinkPage isBack={esito !== undefined} isCancelled={esito === 'annullato'} />;
}
