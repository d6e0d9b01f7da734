import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BOOKING_PATHS, type BookingSearch } from '../../../features/booking/steps/places.ts';
import { Booking } from './-booking.tsx';

export const Route = createFileRoute('/my-edison/intervento-tecnico/supporto-tecnico-contatti')({
  staticData: { title: msg`Contatti per il tecnico` },
  validateSearch: (search: Record<string, unknown>) => search as BookingSearch,
  component: Question,
});

function Question() {
  return <Booking path={BOOKING_PATHS.TECHNICIAN_CONTACTS} search={Route.useSearch()} />;
}
