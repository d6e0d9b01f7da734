import { recuperaDatiProfilo } from '@sportello/calls';
import { fullName, isOneOf, CUSTOMER_SEGMENTS } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Greeting } from '../../ui/parts/Greeting.tsx';
import { ContractsSection } from './ContractsSection.tsx';
import { GreetingSkeleton } from './GreetingSkeleton.tsx';
import { MaintenanceHome } from './MaintenanceHome.tsx';
import { ProfileFailed } from './ProfileFailed.tsx';
import { useContracts } from './use-contracts.ts';

/** The home of a customer: who they are, and what they have with us. */
export function HomePage() {
  const { queryOf } = useApp();
  const query = useQuery(queryOf(recuperaDatiProfilo, {}));
  const profile = query.data?.model;
  // Until the profile is there one is taken for a customer, so that all calls go out together.
  const isCustomer = profile === undefined || isOneOf(CUSTOMER_SEGMENTS, profile.segment);
  const contracts = useContracts({ enabled: isCustomer });

  if (profile?.segment === 'OPERATORE') return <Navigate to="/my-edison/operatore" replace />;
  return (
    <Page title={<HomeTitle name={profile && (fullName(profile) || profile.username)} isFailed={query.isError} />}>
      {query.isError ? (
        <ProfileFailed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {isCustomer ? (
        <ContractsSection contracts={contracts} isProspect={profile?.isProspect === true} />
      ) : (
        <MaintenanceHome />
      )}
    </Page>
  );
}

function HomeTitle({ name, isFailed }: { name: string | undefined; isFailed: boolean }) {
  const [hour] = useState(() => new Date().getHours());
  if (isFailed) return <Trans>La tua area</Trans>;
  if (name === undefined) return <GreetingSkeleton />;
  return <Greeting name={name} hour={hour} />;
}
