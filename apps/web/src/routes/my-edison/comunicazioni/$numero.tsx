import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NoticePage } from '../../../features/notices/detail/NoticePage.tsx';

export const Route = createFileRoute('/my-edison/comunicazioni/$numero')({
  staticData: { title: msg`Comunicazione` },
  component: Notice,
});

function Notice() {
  const { numero } = Route.useParams();
  return <NoticePage key={numero} number={numero} />;
}
