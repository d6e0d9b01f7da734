import { cases, contactRequests } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { LinkTabs } from '../../ui/parts/ways/LinkTabs.tsx';

const PATHS = {
  messages: '/my-edison/assistenza/richieste',
  cases: '/my-edison/assistenza/reclami',
} as const;

/** Messages and cases side by side, since a customer does not know which of them a text became. */
export function RequestTabs({ current }: { current: keyof typeof PATHS }) {
  const { t } = useLingui();
  const { capabilities } = useApp().config;
  if (![cases, contactRequests].every(({ id }) => capabilities.includes(id))) return null;
  return (
    <LinkTabs
      label={t`Cosa ci hai scritto`}
      tabs={[
        { id: 'messages', label: <Trans>Messaggi</Trans>, isCurrent: current === 'messages' },
        { id: 'cases', label: <Trans>Reclami e segnalazioni</Trans>, isCurrent: current === 'cases' },
      ]}
      renderLink={({ id, ...link }) => <Link key={id} to={PATHS[id as keyof typeof PATHS]} {...link} />}
    />
  );
}
