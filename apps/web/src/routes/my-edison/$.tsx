import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';

/** An unknown path in the area (pagine.percorsi.2): signed-in users are not sent to the login for a mistyped URL. */
export const Route = createFileRoute('/my-edison/$')({
  staticData: { title: msg`Pagina non trovata` },
  component: NotFoundPage,
});
