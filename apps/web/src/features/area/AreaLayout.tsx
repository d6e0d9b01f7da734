import { type Profile, recuperaDatiProfilo } from '@sportello/calls';
import { fullName, homeRoute, SEGMENT_LABELS } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconHome } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApp, useSession } from '../../api/app.ts';
import { AreaShell } from '../../ui/layout/AreaShell.tsx';
import type { Place } from '../../ui/layout/places.ts';
import type { RenderLink } from '../../ui/links.ts';
import { LoadingOverlay } from '../../ui/parts/LoadingOverlay.tsx';

/** The frame of the customer area: where one can go, who is signed in, the way out. */
export function AreaLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { config, queryOf, signOut } = useApp();
  const session = useSession();
  const profile = useQuery(queryOf(recuperaDatiProfilo, {})).data?.model;
  const [isLeaving, setLeaving] = useState(false);
  const pathname = useRouterState({ select: (state) => state.location.pathname.replace(/\/+$/, '') });

  const home = `/${homeRoute(profile?.segment ?? 'SCONOSCIUTO')}` as const;
  const places: Place[] = [{ id: 'home', label: t`Home`, icon: IconHome, active: pathname === home }];
  // Only the home so far, so that every id leads there.
  const renderLink: RenderLink = ({ id, ...link }) => (
    <Link key={id} to={home} activeOptions={{ exact: true }} {...link} />
  );

  return (
    <>
      <AreaShell
        places={places}
        userName={(profile && fullName(profile)) || (session?.username ?? '')}
        userDetail={profile && <WhoIsIt profile={profile} />}
        renderLink={renderLink}
        onSignOut={() => {
          setLeaving(true);
          void signOut();
        }}
        footer={
          config.demo ? <Trans>Ambiente dimostrativo: persone, contratti e dati sono inventati.</Trans> : undefined
        }
      >
        {children}
      </AreaShell>
      {isLeaving ? <LoadingOverlay /> : null}
    </>
  );
}

/** The customer code, which the call centre asks for; staff have none, they see what they are. */
function WhoIsIt({ profile }: { profile: Profile }) {
  if (profile.code === undefined) return SEGMENT_LABELS[profile.segment];
  return <Trans>Codice cliente {profile.code}</Trans>;
}
