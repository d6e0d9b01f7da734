import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OfferPage } from '../../../features/offers/OfferPage.tsx';

export const Route = createFileRoute('/my-edison/offerte/$codice')({
  staticData: { title: msg`Offerte e servizi` },
  component: Offer,
});

function Offer() {
  const { codice } = Route.useParams();
  return <OfferPage key={codice} code={codice} />;
}
