import {
  type ModuleName,
  type Profile,
  fullName,
  homeRoute,
  isOneOf,
  CUSTOMER_SEGMENTS,
  SEGMENT_LABELS,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useApp } from '../api/app.ts';
import { useActing, useSession } from '../api/start/sign-in-gate.ts';
import { useUser } from '../shared/customer/use-user.ts';
import { AreaShell } from '../ui/area/AreaShell.tsx';
import type { RenderLink } from '../ui/links.ts';
import { LoadingOverlay } from '../ui/layout/LoadingOverlay.tsx';
import { optionalPart } from '../ui/later/optional-part.tsx';
import { useIdle } from '../ui/use-idle.ts';
import { InactivityDialog } from './InactivityDialog.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { useAreaPlaces } from './use-area-places.ts';
import { useSessionCallout } from './use-session-callout.tsx';

// Lazy: only operators need it.
const ActingBanner = lazy(async () => ({ default: (await import('./acting/ActingBanner.tsx')).ActingBanner }));

// Lazy: rarely needed.
const ContractsCallout = optionalPart(() =>
  import('./callouts/ContractsCallout.tsx').then(({ ContractsCallout }) => ContractsCallout),
);

const CONTRACTS = '/my-edison/contratti';

interface AreaLayoutProps {
  topActions?: ReactNode;
  /** Above each page. */
  notice?: ReactNode;
  onTool: (tool: 'SEARCH' | 'SHORTCUTS') => void;
  /** Badge numbers by module. */
  counts?: Partial<Record<ModuleName, number>>;
  children: ReactNode;
}

export function AreaLayout({ topActions, notice, onTool, counts, children }: AreaLayoutProps) {
  const { config, signOut } = useApp();
  const session = useSession();
  const customer = useActing();
  const {
    profile: { data: profile },
    isTypeUncertain,
  } = useUser();
  const [isLeaving, setLeaving] = useState(false);
  const isIdle = useIdle();
  const sessionCallout = useSessionCallout();
  const leave = () => {
    setLeaving(true);
    // It may be called off, because of what was written and not sent.
    void signOut().finally(() => setLeaving(false));
  };
  const pathname = useRouterState({ select: (state) => state.location.pathname.replace(/\/+$/, '') });

  const isCustomer = profile !== undefined && isOneOf(CUSTOMER_SEGMENTS, profile.segment);
  const home = `/${homeRoute(profile?.segment ?? 'SCONOSCIUTO')}`;
  const { places, menu, wayOf } = useAreaPlaces(counts);
  const renderLink: RenderLink = ({ id, ...link }) => (
    <Link key={id} {...wayOf(id)} activeOptions={{ exact: true }} {...link} />
  );

  const bannerOf = (acted: typeof customer) =>
    acted === undefined ? (
      sessionCallout
    ) : (
      <Suspense>
        <ActingBanner customer={acted} operator={session?.username ?? ''} />
      </Suspense>
    );

  const banner =
    bannerOf(customer) ??
    // The home page and the list show this error in place of the contracts, with the affected list.
    (isTypeUncertain && pathname !== home && pathname !== CONTRACTS ? (
      <Suspense>
        <ContractsCallout isAll={isTypeUncertain === 'ALL'} />
      </Suspense>
    ) : undefined);

  return (
    <>
      <AreaShell
        places={places}
        menu={menu}
        userName={(profile && fullName(profile)) || (session?.username ?? '')}
        userDetail={profile && <WhoIsIt profile={profile} />}
        topActions={topActions}
        renderLink={renderLink}
        onSignOut={leave}
        onSearch={() => onTool('SEARCH')}
        banner={
          notice === undefined ? (
            banner
          ) : (
            <>
              {notice}
              {banner}
            </>
          )
        }
        footer={
          <>
            {config.demo ? <Trans>Ambiente dimostrativo: persone, contratti e dati sono inventati.</Trans> : null}
            {/* Rendered when idle, because it is below the main content. */}
            {isIdle && profile !== undefined ? (
              <SiteFooter isCustomer={isCustomer} onShortcuts={() => onTool('SHORTCUTS')} />
            ) : null}
          </>
        }
      >
        {children}
      </AreaShell>
      {isLeaving ? null : <InactivityDialog onSignOut={leave} />}
      {/* Covers the content after sign-out until the login page has loaded. */}
      {isLeaving || session === undefined ? <LoadingOverlay /> : null}
    </>
  );
}

/** The call centre asks for the customer code; staff have none and see their role. */
function WhoIsIt({ profile }: { profile: Profile }) {
  if (profile.code === undefined) return SEGMENT_LABELS[profile.segment];
  return <Trans>Codice cliente {profile.code}</Trans>;
}
