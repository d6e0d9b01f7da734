import { msg } from '@lingui/core/macro';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { EditPage } from '../../../features/booking/EditPage.tsx';
import { bookingSearchOf, type BookingSearch } from '../../../features/booking/steps/places.ts';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';

export const Route = createFileRoute('/my-edison/intervento-tecnico/modifica-prenotazione')({
  staticData: { title: msg`Modifica la prenotazione` },
  validateSearch: (search: Record<string, unknown>) => search as Pick<BookingSearch, 'intervento'>,
  component: Edit,
});

function Edit() {
  const { intervento } = bookingSearchOf({ ...Route.useSearch() });
  if (intervento === undefined) return <Navigate to="/my-edison/intervento-tecnico/il-mio-intervento" replace />;
  return (
    <ModuleGate module="contracts">
      <EditPage key={intervento} id={intervento} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
