import { legalNotices } from '@sportello/calls';
import { NOTICE_KIND_LABELS, type NoticeSummary } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { backTo } from '../../shared/links/back-to.tsx';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { cx } from '../../ui/cx.ts';
import { Page } from '../../ui/layout/Page.tsx';
import layout from '../../ui/layout/layout.module.css';
import cover from '../../ui/styles/cover-card.module.css';
import links from '../../ui/styles/links.module.css';
import { fullDay, pastMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { VirtualList } from '../../ui/parts/lists/VirtualList.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { MailSent } from '../../ui/pictures/content/spots.tsx';
import { NoticeTag } from './NoticeTag.tsx';

/** In pixels, before a row is measured. */
const ROW_HEIGHT = 128;

/** The customer's legal notices, newest first (comunicazioni.cliente.1). */
export function NoticesPage() {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(legalNotices.id);
  const read = readOf(useQuery({ ...queryOf(legalNotices, {}), enabled: isThere }));
  if (!isThere) return <NotFoundPage />;
  return (
    <Page title={<Trans>Comunicazioni</Trans>} back={backTo.support()}>
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare le tue comunicazioni</Trans>}
        skeleton={<CardSkeleton />}
        empty={<NoNotices />}
      >
        {(all) => <Notices all={all} />}
      </ReadBody>
    </Page>
  );
}

function Notices({ all }: { all: readonly NoticeSummary[] }) {
  const { t } = useLingui();
  return (
    <VirtualList
      label={t`Comunicazioni`}
      items={all}
      keyOf={({ number, state }) => `${number} ${state}`}
      estimateHeight={() => ROW_HEIGHT}
      className={cover['list']}
    >
      {(each) => <Row of={each} />}
    </VirtualList>
  );
}

function Row({ of }: { of: NoticeSummary }) {
  const { clock } = useApp();
  const { number, kind, title, state, effectiveDay, preparedAt } = of;
  return (
    <Card as="article" className={cx('sp-next', cover['card'])} aria-labelledby={number}>
      <div className={layout['stackSmall']}>
        <div className={layout['spread']}>
          <h2 id={number} className={layout['subtitle']}>
            <Link
              to="/my-edison/comunicazioni/$numero"
              params={{ numero: number }}
              className={cx(links['cover'], cover['name'])}
            >
              {title}
            </Link>
          </h2>
          <NoticeTag state={state} />
        </div>
        {effectiveDay === undefined ? null : (
          <p className={layout['strong']}>
            <Trans>Vale dal {fullDay(effectiveDay)}</Trans>
          </p>
        )}
        <p className={layout['caption']}>
          {NOTICE_KIND_LABELS[kind]} · {pastMoment(preparedAt, clock.now())}
        </p>
      </div>
    </Card>
  );
}

function NoNotices() {
  return (
    <Card>
      <EmptyState picture={<MailSent />} title={<Trans>Nessuna comunicazione</Trans>}>
        <Trans>
          Qui trovi rinnovi, modifiche del contratto e altre comunicazioni formali, con la prova di consegna.
        </Trans>
      </EmptyState>
    </Card>
  );
}
