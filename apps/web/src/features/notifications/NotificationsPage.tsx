import type { NotificationPage } from '@sportello/domain';
import { notifications, readAllNotifications } from '@sportello/calls';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../api/app.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { ReadMissing } from '../../shared/read/ReadMissing.tsx';
import { useChange } from '../../shared/change/use-change.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { cx } from '../../ui/cx.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { VirtualList } from '../../ui/parts/lists/VirtualList.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { AllDone } from '../../ui/pictures/content/spots.tsx';
import { OpenedPush } from './OpenedPush.tsx';
import { NotificationRow, type TargetPaths } from './NotificationRow.tsx';
import layout from '../../ui/layout/layout.module.css';
import classes from './Notifications.module.css';
import { Announcements } from './Announcements.tsx';

/** In pixels, of a text of two lines with its action. */
const ROW_HEIGHT = 190;

interface NotificationsPageProps {
  paths: TargetPaths;
  /** The notification that was touched on the device. */
  opened?: string | undefined;
}

export function NotificationsPage({ paths, opened }: NotificationsPageProps) {
  const isThere = useApp().config.capabilities.includes(notifications.id);
  return (
    <Page title={<Trans>Notifiche</Trans>}>
      <Announcements paths={paths} />
      {isThere && opened !== undefined ? (
        <OpenedPush id={opened} paths={paths}>
          <Newest paths={paths} />
        </OpenedPush>
      ) : isThere ? (
        <Newest paths={paths} />
      ) : (
        <Card>
          <EmptyState title={<Trans>Le notifiche arrivano per email e SMS</Trans>}>
            <Trans>Scegli come riceverle in ogni contratto, alla pagina Gestisci.</Trans>
          </EmptyState>
        </Card>
      )}
    </Page>
  );
}

function Newest({ paths }: { paths: TargetPaths }) {
  const { queryOf } = useApp();
  const newest = readOf(useQuery({ ...queryOf(notifications, { query: {} }), refetchOnWindowFocus: true }));
  return (
    <ReadBody
      read={newest}
      failed={<Trans>Non riusciamo a caricare le notifiche</Trans>}
      skeleton={<CardSkeleton />}
      isEmpty={(page) => page.notifications.length === 0}
      empty={
        <Card>
          <EmptyState picture={<AllDone />} title={<Trans>Nessuna notifica</Trans>}>
            <Trans>Qui troverai gli avvisi su bollette, letture e interventi.</Trans>
          </EmptyState>
        </Card>
      }
    >
      {(page) => <List page={page} paths={paths} />}
    </ReadBody>
  );
}

function List({ page, paths }: { page: NotificationPage; paths: TargetPaths }) {
  const summary = useRef<HTMLParagraphElement>(null);
  const { send, isSending, problem } = useChange(readAllNotifications, {
    request: (newest: string) => ({ body: { fino: newest } }),
    onDone: () => summary.current?.focus(),
  });
  const newest = page.notifications[0]?.id ?? '';
  const mayMark = useMay()(readAllNotifications);
  return (
    <>
      <FormProblem problem={problem} />
      <Card padding="none">
        <div className={cx(layout['spread'], classes['head'])}>
          <p ref={summary} tabIndex={-1} className={layout['soft']} role="status">
            <Plural value={page.unread} _0="Hai letto tutto" one="# da leggere" other="# da leggere" />
          </p>
          {page.unread === 0 || !mayMark ? null : (
            <Button variant="light" loading={isSending} onClick={() => send(newest)}>
              <Trans>Segna tutte come lette</Trans>
            </Button>
          )}
        </div>
        <ul>
          {page.notifications.map((one) => (
            <li key={one.id}>
              <NotificationRow notification={one} paths={paths} />
            </li>
          ))}
        </ul>
        {page.hasMore ? <Older before={page.notifications.at(-1)?.id ?? ''} paths={paths} /> : null}
      </Card>
    </>
  );
}

function Older({ before, paths }: { before: string; paths: TargetPaths }) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const [isWanted, setWanted] = useState(false);
  const older = readOf(useQuery({ ...queryOf(notifications, { query: { prima: before } }), enabled: isWanted }));
  const page = older.data;
  if (page === undefined) {
    return (
      <div className={classes['more']}>
        {older.error === null ? (
          <Button variant="light" loading={older.isAsking} onClick={() => setWanted(true)}>
            <Trans>Mostra le più vecchie</Trans>
          </Button>
        ) : (
          <ReadMissing read={older} title={<Trans>Non riusciamo a caricare quelle più vecchie</Trans>} />
        )}
      </div>
    );
  }
  return (
    <>
      <VirtualList
        label={t`Notifiche più vecchie`}
        items={page.notifications}
        keyOf={({ id }) => id}
        estimateHeight={() => ROW_HEIGHT}
        className={classes['older']}
      >
        {(one) => <NotificationRow notification={one} paths={paths} />}
      </VirtualList>
      {page.hasMore ? <Older before={page.notifications.at(-1)?.id ?? ''} paths={paths} /> : null}
    </>
  );
}
