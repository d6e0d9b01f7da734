import { supplyRequest, supplyRequests } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { readOf, withData } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { beginningOf, type Beginning, type BeginSearch } from './begin.ts';
import { FirstQuestion } from './FirstQuestion.tsx';
import { KindChoice } from './KindChoice.tsx';
import { SupplyChoice } from './SupplyChoice.tsx';

/** Asks for the kind, and for the supply where several fit; a draft begins with its first answer (pratica.tipi.2). */
export function NewRequestPage({ search }: { search: BeginSearch }) {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(supplyRequests.id);
  const list = readOf(useQuery({ ...queryOf(supplyRequests, {}), enabled: isThere }));
  const { da } = search;
  const before = readOf(
    useQuery({ ...queryOf(supplyRequest, { params: { numero: da ?? '' } }), enabled: isThere && da !== undefined }),
  );
  // Without the earlier answers the customer begins anew.
  const isWaiting = da !== undefined && before.data === undefined && before.error === null;
  // Decided once, because the draft that begins here comes into the list.
  const [decided, setDecided] = useState<{ readonly search: BeginSearch; readonly beginning: Beginning }>();
  if (list.data !== undefined && !isWaiting && decided?.search !== search) {
    setDecided({ search, beginning: beginningOf(list.data, search) });
  }
  const beginning = decided?.search === search ? decided.beginning : undefined;
  useTitleFocus(beginning?.at ?? 'reading');
  if (!isThere) return <NotFoundPage />;
  if (beginning?.at === 'BEGUN') {
    return <Navigate to="/my-edison/pratiche/bozze/$id" params={{ id: beginning.id }} replace />;
  }
  if (beginning?.at === 'QUESTION') {
    const { kind, contractCode } = beginning;
    return <FirstQuestion kind={kind} contractCode={contractCode} answers={before.data?.answers ?? {}} />;
  }
  return (
    <Page
      title={<Trans>Nuova pratica</Trans>}
      back={
        beginning === undefined || beginning.at === 'KIND'
          ? { label: <Trans>Pratiche</Trans>, renderLink: linkTo({ to: '/my-edison/pratiche' }) }
          : { label: <Trans>Tutti i tipi</Trans>, renderLink: linkTo({ to: '/my-edison/pratiche/nuova' }) }
      }
    >
      <ReadBody
        read={withData(list, beginning)}
        failed={<Trans>Non riusciamo a caricare le pratiche che puoi chiedere</Trans>}
        skeleton={<CardSkeleton lines={5} />}
      >
        {(known) => {
          switch (known.at) {
            case 'KIND':
              return <KindChoice offered={list.data?.offered ?? []} />;
            case 'SUPPLY':
              return <SupplyChoice kind={known.kind} codes={known.codes} search={search} />;
            default:
              return <NotOffered />;
          }
        }}
      </ReadBody>
    </Page>
  );
}

function NotOffered() {
  return (
    <Card>
      <EmptyState
        title={<Trans>Questa pratica adesso non si può chiedere</Trans>}
        actions={
          <>
            <ButtonLink to="/my-edison/pratiche/nuova">
              <Trans>Scegli un’altra pratica</Trans>
            </ButtonLink>
            <ButtonLink to="/my-edison/assistenza/scrivici" variant="light">
              <Trans>Scrivici</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Nessuna delle tue forniture è adatta. Se pensi che sia un errore, scrivici.</Trans>
      </EmptyState>
    </Card>
  );
}
