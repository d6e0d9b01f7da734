import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApp } from '../../../../api/app.ts';
import { NewCasePage } from '../../../../features/cases/form/NewCasePage.tsx';
import { ModuleGate } from '../../../../frame/modules/ModuleGate.tsx';
import { caseKindFromUrl, originFromUrl, type Origin, type OriginSearch } from '../../../../shared/question/origin.ts';
import { questionOf } from './-question.ts';

export const Route = createFileRoute('/my-edison/assistenza/reclami/nuovo')({
  staticData: { title: msg`Nuovo reclamo` },
  validateSearch: (search: Record<string, unknown>) => search as OriginSearch,
  component: NewCase,
});

function NewCase() {
  const search = Route.useSearch();
  const origin = originFromUrl(search);
  const kind = caseKindFromUrl(search);
  return (
    <ModuleGate module="support">
      {origin === undefined ? (
        <NewCasePage kind={kind} origin={undefined} question={{}} />
      ) : (
        <About key={Object.values(origin).join(' ')} kind={kind} origin={origin} />
      )}
    </ModuleGate>
  );
}

function About({ kind, origin }: { kind: ReturnType<typeof caseKindFromUrl>; origin: Origin }) {
  const app = useApp();
  const { data } = useQuery({
    queryKey: app.keyOf({ id: 'question' }, origin),
    queryFn: () => questionOf(app, origin),
    // The form keeps what it began with, and the next one begins with what is true then.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return <NewCasePage kind={kind} origin={origin} question={data} />;
}
