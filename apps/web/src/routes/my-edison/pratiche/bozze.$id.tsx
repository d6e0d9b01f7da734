import { isOneOf } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DraftPage } from '../../../features/supply-requests/wizard/DraftPage.tsx';
import { STEP_IDS, type StepId } from '../../../features/supply-requests/wizard/steps.ts';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { RequestGate } from './-gate.tsx';

export const Route = createFileRoute('/my-edison/pratiche/bozze/$id')({
  staticData: { title: msg`Nuova pratica` },
  // The page validates the value: the steps come with its code.
  validateSearch: (search: Record<string, unknown>) => search as { domanda?: StepId },
  component: Draft,
});

function Draft() {
  const { id } = Route.useParams();
  const { domanda } = Route.useSearch();
  // An id of another form can't exist, so no call is sent.
  if (!/^[\w-]{1,64}$/.test(id)) return <NotFoundPage />;
  return (
    <RequestGate>
      <DraftPage key={id} id={id} step={isOneOf(STEP_IDS, domanda) ? domanda : undefined} />
    </RequestGate>
  );
}
