import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OpenedIntervention } from '../../../../features/desk/operations-centre/OpenedIntervention.tsx';
import { NotFoundState } from '../../../../ui/parts/states/states.tsx';

export const Route = createFileRoute('/my-edison/operatore/interventi/$id')({
  staticData: { title: msg`Intervento` },
  component: Opened,
});

function Opened() {
  const { id } = Route.useParams();
  return <OpenedIntervention key={id} id={id} notFound={<NotFoundState level={2} />} />;
}
