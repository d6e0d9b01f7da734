import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { ContactPage } from '../../../features/support/ContactPage.tsx';
import { ModuleGate } from '../../../frame/modules/ModuleGate.tsx';
import { originFromUrl, type Origin, type OriginSearch } from '../../../shared/question/origin.ts';
import { questionOf } from './-question.ts';

export const Route = createFileRoute('/my-edison/assistenza/scrivici')({
  staticData: { title: msg`Scrivici` },
  validateSearch: (search: Record<string, unknown>) => search as OriginSearch,
  component: Contact,
});

function Contact() {
  const origin = originFromUrl(Route.useSearch());
  return (
    <ModuleGate module="support">
      {origin === undefined ? <ContactPage question={{}} /> : <About key={idsOf(origin)} origin={origin} />}
    </ModuleGate>
  );
}

function About({ origin }: { origin: Origin }) {
  const app = useApp();
  const { data } = useQuery({
    queryKey: app.keyOf({ id: 'question' }, origin),
    queryFn: () => questionOf(app, origin),
    // The form keeps what it began with, and the next one begins with what is true then.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return <ContactPage question={data} about={idsOf(origin)} />;
}

const idsOf = (origin: Origin) => Object.values(origin).join(' ');
