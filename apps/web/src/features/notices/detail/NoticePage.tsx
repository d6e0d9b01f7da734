import { CallError, legalNotice, openLegalNotice } from '@sportello/calls';
import { fullDay, type NoticeDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApp } from '../../../api/app.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { ConfirmCard } from './ConfirmCard.tsx';
import { NoticeFacts } from './NoticeFacts.tsx';
import { NoticeText } from './NoticeText.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import { Timeline } from './Timeline.tsx';

/** One legal notice: its words, its proof, and what the customer can do (comunicazioni.cliente.2). */
export function NoticePage({ number }: { number: string }) {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(legalNotice.id);
  const query = useQuery({ ...queryOf(legalNotice, { params: { numero: number } }), enabled: isThere });
  const known = query.data?.model;
  useOpened(known);
  const isMissing = known === undefined && query.error instanceof CallError && query.error.status === 404;
  if (!isThere || isMissing) return <NotFoundPage />;
  return (
    <Page
      title={known === undefined ? <Trans>Comunicazione</Trans> : known.title}
      lead={known?.effectiveDay && <Trans>Vale dal {fullDay(known.effectiveDay)}</Trans>}
      back={{
        label: <Trans>Comunicazioni</Trans>,
        renderLink: linkTo({ to: '/my-edison/comunicazioni' }),
      }}
      aside={known && <NoticeFacts detail={known} />}
    >
      <ReadBody
        read={readOf(query)}
        failed={<Trans>Non riusciamo a caricare questa comunicazione</Trans>}
        skeleton={<CardSkeleton lines={5} />}
      >
        {(detail) => (
          <>
            <NoticeText detail={detail} />
            <ConfirmCard detail={detail} />
            <Timeline steps={detail.steps} />
            <ObjectCard detail={detail} />
          </>
        )}
      </ReadBody>
    </Page>
  );
}

/** Reports once that the customer in person sees the notice; an error of it concerns only the proof. */
function useOpened(detail: NoticeDetail | undefined): void {
  const { config, sendingOf } = useApp();
  const may = useMay();
  const send = useMemo(() => sendingOf(openLegalNotice), [sendingOf]);
  const isOpened = detail?.steps.some(({ step }) => step === 'APERTA') !== false;
  const number = isOpened || !may(openLegalNotice) ? undefined : detail?.number;
  const isServed = config.capabilities.includes(openLegalNotice.id);
  useEffect(() => {
    if (number !== undefined && isServed) send({ params: { numero: number } }).catch(() => undefined);
  }, [number, isServed, send]);
}
