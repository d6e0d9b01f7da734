import { CallError, supplyRequest } from '@sportello/calls';
import { isOpenRequest, SUPPLY_REQUEST_KIND_LABELS, type SupplyRequest } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { longDay } from '../../../ui/moments.ts';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { CostCard } from './CostCard.tsx';
import { Messages } from './Messages.tsx';
import { MissingPapers } from './MissingPapers.tsx';
import { NotAccepted } from './NotAccepted.tsx';
import { PapersCard } from './PapersCard.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { StatusCard } from './StatusCard.tsx';

interface RequestPageProps {
  number: string;
  /** True right after it was sent. */
  isSent: boolean;
}

/** One request: its steps, what is missing, cost, papers and messages (pratica.pagina.1). */
export function RequestPage({ number, isSent }: RequestPageProps) {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(supplyRequest.id);
  const query = useQuery({ ...queryOf(supplyRequest, { params: { numero: number } }), enabled: isThere });
  const known = query.data?.model;
  const isMissing = known === undefined && query.error instanceof CallError && query.error.status === 404;
  if (!isThere || isMissing) return <NotFoundPage />;
  return (
    <Page
      title={known === undefined ? <Trans>Pratica</Trans> : SUPPLY_REQUEST_KIND_LABELS[known.kind]}
      lead={known?.supply}
      back={{ label: <Trans>Pratiche</Trans>, renderLink: linkTo({ to: '/my-edison/pratiche' }) }}
      aside={known && <RequestFacts request={known} />}
    >
      <ReadBody
        read={readOf(query)}
        failed={<Trans>Non riusciamo a caricare questa pratica</Trans>}
        skeleton={<CardSkeleton lines={5} />}
      >
        {(request) => <Parts request={request} isSent={isSent} />}
      </ReadBody>
    </Page>
  );
}

function Parts({ request, isSent }: { request: SupplyRequest; isSent: boolean }) {
  const now = useApp().clock.now();
  const [sent, setSent] = useState<'PAPER' | 'MESSAGE'>();
  const { dueBy } = request;
  return (
    <>
      {isSent && sent === undefined && isOpenRequest(request.state) ? (
        <Callout tone="good" role="status" takesFocus title={<Trans>Richiesta inviata</Trans>}>
          {dueBy === undefined ? (
            <Trans>Adesso la verifichiamo: ti avvisiamo a ogni passo.</Trans>
          ) : (
            <Trans>Adesso la verifichiamo, e ti avvisiamo a ogni passo. È conclusa entro {longDay(dueBy, now)}.</Trans>
          )}
        </Callout>
      ) : null}
      {sent === undefined ? null : (
        <Callout
          tone="good"
          role="status"
          takesFocus
          title={sent === 'PAPER' ? <Trans>Documento inviato</Trans> : <Trans>Messaggio inviato</Trans>}
          onClose={() => setSent(undefined)}
        >
          {sent === 'PAPER' ? (
            <Trans>Lo verifichiamo e ti avvisiamo.</Trans>
          ) : (
            <Trans>Rispondiamo qui, e ti avvisiamo.</Trans>
          )}
        </Callout>
      )}
      <NotAccepted request={request} />
      <MissingPapers request={request} onSent={() => setSent('PAPER')} />
      <StatusCard request={request} />
      <CostCard request={request} />
      <PapersCard request={request} />
      <Messages request={request} onSent={() => setSent('MESSAGE')} />
    </>
  );
}
