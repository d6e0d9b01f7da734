import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BOOKING_PATHS, type BookingSearch } from '../../../features/booking/steps/places.ts';
import { Booking } from './-booking.tsx';

export const Route = createFileRoute('/my-edison/intervento-tecnico/conferma-prenotazione-videocall')({
  staticData: { title: msg`Conferma la videochiamata` },
  validateSearch: (search: Record<string, unknown>) => search as BookingSearch,
  component: Question,
});

function Question() {
  return <Booking path={BOOKING_PATHS.VIDEOCALL_CONFIRM} search={Route.useSearch()} />;
}
