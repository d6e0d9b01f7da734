import { CallError, caseDetail } from '@sportello/calls';
import { CASE_KIND_LABELS, isOpenCase, type CaseDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseStatus } from './CaseStatus.tsx';
import { ConciliationCard } from './ConciliationCard.tsx';
import { Correspondence } from './Correspondence.tsx';
import { DisputesCard } from './DisputesCard.tsx';
import { MessageCard } from './MessageCard.tsx';
import { ReplyCard } from './ReplyCard.tsx';

/** One case: where it stands, what was written, and what the customer can do (reclami.cliente.1). */
export function CasePage({ number }: { number: string }) {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(caseDetail.id);
  const query = useQuery({ ...queryOf(caseDetail, { params: { numero: number } }), enabled: isThere });
  const [sent, setSent] = useState(0);
  const known = query.data?.model;
  const isMissing = known === undefined && query.error instanceof CallError && query.error.status === 404;
  if (!isThere || isMissing) return <NotFoundPage />;
  return (
    <Page
      title={known === undefined ? <Trans>Reclamo</Trans> : CASE_KIND_LABELS[known.kind]}
      back={{
        label: <Trans>Reclami e segnalazioni</Trans>,
        renderLink: linkTo({ to: '/my-edison/assistenza/reclami' }),
      }}
      aside={known && <CaseFacts detail={known} />}
    >
      <ReadBody
        read={readOf(query)}
        failed={<Trans>Non riusciamo a caricare questo reclamo</Trans>}
        skeleton={<CardSkeleton lines={5} />}
      >
        {(detail) => (
          <>
            {sent === 0 ? null : (
              <Callout key={sent} tone="good" role="status" takesFocus title={<Trans>Messaggio inviato</Trans>}>
                <Trans>Lo trovi qui sotto, nella corrispondenza.</Trans>
              </Callout>
            )}
            <Parts detail={detail} onSent={() => setSent((count) => count + 1)} />
          </>
        )}
      </ReadBody>
    </Page>
  );
}

function Parts({ detail, onSent }: { detail: CaseDetail; onSent: () => void }) {
  const { state } = detail;
  const isWaiting = state === 'ATTESA_CLIENTE';
  const message = isOpenCase(state) ? <MessageCard key={state} detail={detail} onSent={onSent} /> : null;
  return (
    <>
      {isWaiting ? message : null}
      <CaseStatus detail={detail} />
      <DisputesCard detail={detail} />
      <ReplyCard detail={detail} />
      <Correspondence detail={detail} />
      {isWaiting ? null : message}
      <ConciliationCard detail={detail} />
    </>
  );
}
