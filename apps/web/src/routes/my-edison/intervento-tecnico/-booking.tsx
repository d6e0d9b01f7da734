import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { BookingPage } from '../../../features/booking/BookingPage.tsx';
import { bookingSearchOf, type BookingPath, type BookingSearch } from '../../../features/booking/steps/places.ts';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';

export function Booking({ path, search }: { path: BookingPath; search: BookingSearch }) {
  return (
    <ModuleGate module="contracts">
      <BookingPage path={path} search={bookingSearchOf({ ...search })} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
