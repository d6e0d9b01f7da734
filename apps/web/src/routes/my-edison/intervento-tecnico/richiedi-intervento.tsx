import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BOOKING_PATHS, type BookingSearch } from '../../../features/booking/steps/places.ts';
import { Booking } from './-booking.tsx';

export const Route = createFileRoute('/my-edison/intervento-tecnico/richiedi-intervento')({
  staticData: { title: msg`Richiedi un intervento` },
  validateSearch: (search: Record<string, unknown>) => search as BookingSearch,
  component: Question,
});

function Question() {
  return <Booking path={BOOKING_PATHS.REQUEST} search={Route.useSearch()} />;
}
