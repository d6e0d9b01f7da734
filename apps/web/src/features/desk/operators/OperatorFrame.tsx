import { recuperaDatiProfilo } from '@sportello/calls';
import type { OperatorRole } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { LinkTabs } from '../../../ui/parts/ways/LinkTabs.tsx';
import { OpensSoonState } from '../../../ui/parts/states/states.tsx';
import { SecondFactor } from './factor/SecondFactor.tsx';
import { operatorQuery } from './operator-query.ts';
import { placesFor } from './places.ts';

const HOME = '/my-edison/operatore';

/** Back office of operators; other users get "not found" (operatore.posti.1). */
export function OperatorFrame({ children }: { children: ReactNode }) {
  const app = useApp();
  const profile = readOf(useQuery(app.queryOf(recuperaDatiProfilo, {})));
  const isOperator = profile.data?.segment === 'OPERATORE';
  const operator = readOf(useQuery({ ...operatorQuery(app), enabled: isOperator }));
  // The placeholder that held the focus is removed once the operator is known.
  useTitleFocus(String(operator.data === undefined));

  if (profile.data !== undefined && !isOperator) return <NotFoundPage />;
  if (operator.data === undefined) {
    return (
      <Page title={<Trans>Operatore</Trans>}>
        <NotRead read={profile.data === undefined ? profile : operator} skeleton={<CardSkeleton />} />
      </Page>
    );
  }

  const { role, secondFactor } = operator.data;
  return (
    <SecondFactor state={secondFactor} username={profile.data?.username ?? ''}>
      <Places role={role}>{children}</Places>
    </SecondFactor>
  );
}

function Places({ role, children }: { role: OperatorRole; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { config } = useApp();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') });
  const places = placesFor(role, config.capabilities);
  const [first] = places;
  const current = places.find((place) => path === place.path || path.startsWith(`${place.path}/`));
  if (path === HOME) return first === undefined ? <NoPlaces /> : <Navigate to={first.path} replace />;
  if (current === undefined) return <NotFoundPage />;
  return (
    <Page title={i18n._(current.label)}>
      {places.length < 2 ? null : (
        <LinkTabs
          label={t`Strumenti dell’operatore`}
          tabs={places.map(({ path: id, label }) => ({ id, label: i18n._(label), isCurrent: id === current.path }))}
          renderLink={({ id, ...link }) => <Link key={id} to={id} {...link} />}
        />
      )}
      {children}
    </Page>
  );
}

/** The server serves no section of this role. */
function NoPlaces() {
  return (
    <Page title={<Trans>Operatore</Trans>}>
      <Card>
        <OpensSoonState level={2} title={<Trans>Gli strumenti per assistere i clienti aprono presto</Trans>}>
          <Trans>Da qui cercherai un cliente e lo aiuterai con contratti, bollette e interventi.</Trans>
        </OpensSoonState>
      </Card>
    </Page>
  );
}
