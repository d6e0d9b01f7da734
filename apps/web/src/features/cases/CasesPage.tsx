import { attachCase, cases as casesEntry } from '@sportello/calls';
import { CASE_KIND_LABELS, type CaseSummary } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { backTo } from '../../shared/links/back-to.tsx';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { RequestTabs } from '../../shared/links/RequestTabs.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { cx } from '../../ui/cx.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { pastMoment } from '../../ui/moments.ts';
import layout from '../../ui/layout/layout.module.css';
import cover from '../../ui/styles/cover-card.module.css';
import links from '../../ui/styles/links.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { VirtualList } from '../../ui/parts/lists/VirtualList.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { MailSent } from '../../ui/pictures/content/spots.tsx';
import { AttachCard } from './AttachCard.tsx';
import { CaseTag } from './CaseTag.tsx';
import { CaseTerm } from './CaseTerm.tsx';

/** In pixels, before a row is measured. */
const ROW_HEIGHT = 128;

/** The customer's cases, newest first (reclami.cliente.1). */
export function CasesPage() {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(casesEntry.id);
  const read = readOf(useQuery({ ...queryOf(casesEntry, {}), enabled: isThere }));
  if (!isThere) return <NotFoundPage />;
  return (
    <Page
      title={<Trans>Reclami e segnalazioni</Trans>}
      back={backTo.support()}
      actions={
        read.data === undefined || read.data.length === 0 ? undefined : (
          <ButtonLink to="/my-edison/assistenza/reclami/nuovo">
            <Trans>Nuovo reclamo</Trans>
          </ButtonLink>
        )
      }
    >
      <RequestTabs current="cases" />
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare i tuoi reclami</Trans>}
        skeleton={<CardSkeleton />}
        empty={<NoCases />}
      >
        {(all) => <Cases all={all} />}
      </ReadBody>
      {config.capabilities.includes(attachCase.id) ? <AttachCard /> : null}
    </Page>
  );
}

function Cases({ all }: { all: readonly CaseSummary[] }) {
  const { t } = useLingui();
  return (
    <VirtualList
      label={t`Reclami`}
      items={all}
      keyOf={({ number, state }) => `${number} ${state}`}
      estimateHeight={() => ROW_HEIGHT}
      className={cover['list']}
    >
      {(each) => <Row of={each} />}
    </VirtualList>
  );
}

function Row({ of }: { of: CaseSummary }) {
  const { clock } = useApp();
  const { number, kind, state, receivedAt } = of;
  return (
    <Card as="article" className={cx('sp-next', cover['card'])} aria-labelledby={number}>
      <div className={layout['stackSmall']}>
        <div className={layout['spread']}>
          <h2 id={number} className={layout['subtitle']}>
            <Link
              to="/my-edison/assistenza/reclami/$numero"
              params={{ numero: number }}
              className={cx(links['cover'], cover['name'])}
            >
              {CASE_KIND_LABELS[kind]}
            </Link>
          </h2>
          <CaseTag state={state} />
        </div>
        <p className={layout['strong']}>
          <CaseTerm of={of} />
        </p>
        <p className={layout['caption']}>
          <Trans>
            {number} · ricevuto: {pastMoment(receivedAt, clock.now())}
          </Trans>
        </p>
      </div>
    </Card>
  );
}

function NoCases() {
  return (
    <Card>
      <EmptyState
        picture={<MailSent />}
        title={<Trans>Nessun reclamo</Trans>}
        actions={
          <ButtonLink to="/my-edison/assistenza/reclami/nuovo">
            <Trans>Scrivi un reclamo</Trans>
          </ButtonLink>
        }
      >
        <Trans>Se qualcosa non torna, scrivici: sai subito entro quale giorno ti rispondiamo.</Trans>
      </EmptyState>
    </Card>
  );
}
