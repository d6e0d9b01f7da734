import type { NotificationPage } from '@sportello/domain';
import { notifications, readAllNotifications } from '@sportello/calls';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { readableError } from '../../api/errors.ts';
import { useSend } from '../../shared/change/use-send.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { ErrorState } from '../../ui/parts/ErrorState.tsx';
import { LoadingOverlay } from '../../ui/parts/LoadingOverlay.tsx';
import { EmptyState } from '../../ui/parts/states.tsx';
import { AllDone } from '../../ui/pictures/spots.tsx';
import { NotificationRow, type TargetPaths } from './NotificationRow.tsx';
import classes from './Notifications.module.css';
import { Notices } from './Notices.tsx';
import { useAskAgain } from './use-ask-again.ts';

/** All that the customer was told, the newest first. */
export function NotificationsPage({ paths }: { paths: TargetPaths }) {
  const { queryOf } = useApp();
  const query = useQuery({ ...queryOf(notifications, { query: {} }), refetchOnWindowFocus: true });
  const page = query.data?.model;
  return (
    <Page title={<Trans>Notifiche</Trans>}>
      <Notices paths={paths} />
      {page !== undefined ? (
        <List page={page} paths={paths} />
      ) : (
        <Card>
          {query.error === null ? (
            <LoadingOverlay cover="page" />
          ) : (
            <Failed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
          )}
        </Card>
      )}
    </Page>
  );
}

function Failed({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const { meaning, advice, code, requestId } = readableError(error);
  return (
    <ErrorState
      wide
      title={<Trans>Non riusciamo a leggere le notifiche in questo momento</Trans>}
      code={code}
      requestId={requestId}
      retrying={isRetrying}
      onRetry={onRetry}
    >
      {meaning} {advice}
    </ErrorState>
  );
}

function List({ page, paths }: { page: NotificationPage; paths: TargetPaths }) {
  const askAgain = useAskAgain();
  const { send, isSending, problem } = useSend(readAllNotifications, { onSent: askAgain });
  const newest = page.notifications[0];
  if (newest === undefined) {
    return (
      <Card>
        <EmptyState picture={<AllDone />} title={<Trans>Nessuna notifica</Trans>}>
          <Trans>Quando succede qualcosa, lo trovi qui.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="none">
      <div className={classes['head']}>
        <p className={classes['summary']} role="status">
          <Plural value={page.unread} _0="Hai letto tutto" one="# da leggere" other="# da leggere" />
        </p>
        {page.unread === 0 ? null : (
          <Button variant="light" loading={isSending} onClick={() => send({ body: { fino: newest.id } })}>
            <Trans>Segna tutte come lette</Trans>
          </Button>
        )}
      </div>
      {problem === undefined ? null : (
        <p className={classes['head']} role="alert">
          {problem.meaning} {problem.advice}
        </p>
      )}
      <ul className={classes['list']}>
        {page.notifications.map((one) => (
          <NotificationRow key={one.id} notification={one} paths={paths} />
        ))}
      </ul>
      {page.hasMore ? <Older before={page.notifications.at(-1)?.id ?? ''} paths={paths} /> : null}
    </Card>
  );
}

/** The older ones, a page at a time and only when they are wanted. */
function Older({ before, paths }: { before: string; paths: TargetPaths }) {
  const { queryOf } = useApp();
  const [isWanted, setWanted] = useState(false);
  const query = useQuery({ ...queryOf(notifications, { query: { prima: before } }), enabled: isWanted });
  const page = query.data?.model;
  if (page === undefined) {
    return (
      <div className={classes['more']}>
        {query.error === null ? null : (
          <p role="alert">
            <Trans>Non riusciamo a leggere quelle più vecchie: riprova tra poco.</Trans>
          </p>
        )}
        <Button
          variant="light"
          loading={query.isFetching}
          onClick={() => (isWanted ? void query.refetch() : setWanted(true))}
        >
          <Trans>Mostra le più vecchie</Trans>
        </Button>
      </div>
    );
  }
  return (
    <>
      <ul className={classes['list']}>
        {page.notifications.map((one) => (
          <NotificationRow key={one.id} notification={one} paths={paths} />
        ))}
      </ul>
      {page.hasMore ? <Older before={page.notifications.at(-1)?.id ?? ''} paths={paths} /> : null}
    </>
  );
}
