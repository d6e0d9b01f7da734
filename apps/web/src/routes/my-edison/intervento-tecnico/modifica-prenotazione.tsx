import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../features/area/modules/ModuleGate.tsx';
import { EditPage } from '../../../features/booking/edit/EditPage.tsx';
import { bookingSearchOf, type BookingSearch } from '../../../features/booking/steps/places.ts';
import { PickPage } from '../../../features/interventions/list/PickPage.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';

export const Route = createFileRoute('/my-edison/intervento-tecnico/modifica-prenotazione')({
  staticData: { title: msg`Modifica la prenotazione` },
  // What it says is read by the page.
  validateSearch: (search: Record<string, unknown>) => search as Pick<BookingSearch, 'intervento'>,
  component: Edit,
});

function Edit() {
  const { intervento } = bookingSearchOf({ ...Route.useSearch() });
  return (
    <ModuleGate module="contracts">
      {intervento === undefined ? (
        <PickPage
          title={<Trans>Modifica la prenotazione</Trans>}
          to="/my-edison/intervento-tecnico/modifica-prenotazione"
          isMeant={({ isEditable, status }) => isEditable || status === 'ACCETTATO_FISSA_APPUNTAMENTO'}
          none={<Trans>Non hai prenotazioni da modificare</Trans>}
        />
      ) : (
        <EditPage key={intervento} id={intervento} notFound={<NotFoundPage />} />
      )}
    </ModuleGate>
  );
}
