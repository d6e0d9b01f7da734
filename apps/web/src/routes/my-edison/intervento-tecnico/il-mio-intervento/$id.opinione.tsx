import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../../../../frame/modules/ModuleGate.tsx';
import { FeedbackPage } from '../../../../features/interventions/feedback/FeedbackPage.tsx';
import { NotFoundPage } from '../../../../shared/links/NotFoundPage.tsx';

export const Route = createFileRoute('/my-edison/intervento-tecnico/il-mio-intervento/$id/opinione')({
  staticData: { title: msg`La tua opinione` },
  component: Feedback,
});

function Feedback() {
  const { id } = Route.useParams();
  return (
    <ModuleGate module="contracts">
      <FeedbackPage key={id} id={id} notFound={<NotFoundPage />} />
    </ModuleGate>
  );
}
