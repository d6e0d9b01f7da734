import type { Intervention } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInterventions } from '../../../shared/interventions/use-interventions.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { StatePanel } from '../../../ui/parts/states/StatePanel.tsx';
import { Group } from './ListPage.tsx';

interface PickPageProps {
  title: ReactNode;
  /** The page that lacks the number of its intervention. */
  to: '/my-edison/intervento-tecnico/modifica-prenotazione' | '/my-edison/intervento-tecnico/preventivo';
  isMeant: (intervention: Intervention) => boolean;
  none: ReactNode;
}

/** Leads an address without an intervention to the only one that it can mean, or lists those it can (pagine.percorsi.10). */
export function PickPage({ title, to, isMeant, none }: PickPageProps) {
  const read = useInterventions({ from: 'StoricoIntervento' });
  const meant = read.data?.interventions.filter(isMeant) ?? [];
  const [only, ...others] = meant;
  if (only !== undefined && others.length === 0) {
    return <Navigate to={to} search={{ intervento: only.id }} replace />;
  }
  return (
    <Page
      title={title}
      back={{ label: <Trans>Intervento tecnico</Trans>, renderLink: linkTo({ to: '/my-edison/intervento-tecnico' }) }}
    >
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a leggere i tuoi interventi in questo momento</Trans>}
        skeleton={<CardSkeleton />}
      >
        {() =>
          meant.length > 0 ? (
            <Group id="scelta" title={<Trans>Scegli l’intervento</Trans>} offset={0} those={meant} />
          ) : (
            <Card>
              <StatePanel
                title={none}
                actions={
                  <ButtonLink to="/my-edison/intervento-tecnico/il-mio-intervento" variant="light">
                    <Trans>Vedi tutti i tuoi interventi</Trans>
                  </ButtonLink>
                }
              >
                <Trans>Nella lista trovi anche quelli conclusi.</Trans>
              </StatePanel>
            </Card>
          )
        }
      </ReadBody>
    </Page>
  );
}
