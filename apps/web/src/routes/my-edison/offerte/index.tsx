import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OffersPage } from '../../../features/offers/OffersPage.tsx';

export const Route = createFileRoute('/my-edison/offerte/')({
  staticData: { title: msg`Offerte e servizi` },
  component: OffersPage,
});
