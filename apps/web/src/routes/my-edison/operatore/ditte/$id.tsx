import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EditCompanyPage } from '../../../../features/desk/operations-centre/companies/EditCompanyPage.tsx';
import { NotFoundState } from '../../../../ui/parts/states/states.tsx';

export const Route = createFileRoute('/my-edison/operatore/ditte/$id')({
  staticData: { title: msg`Modifica della ditta` },
  component: Edited,
});

function Edited() {
  const { id } = Route.useParams();
  return <EditCompanyPage key={id} id={id} notFound={<NotFoundState level={2} />} />;
}
