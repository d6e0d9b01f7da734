import type { ContactRequest } from '@sportello/domain';
import { contactRequests } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconClockHour4, IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { readOf } from '../../shared/read/read.ts';
import { backTo } from '../../shared/links/back-to.tsx';
import { RequestTabs } from '../../shared/links/RequestTabs.tsx';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { comingDay, pastMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { VirtualList } from '../../ui/parts/lists/VirtualList.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { Tag } from '../../ui/parts/signs/Tag.tsx';
import { MailSent } from '../../ui/pictures/content/spots.tsx';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import classes from './Support.module.css';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { cx } from '../../ui/cx.ts';

/** In pixels, of a short question with its answer. */
const CARD_HEIGHT = 240;

export function RequestsPage() {
  const { queryOf } = useApp();
  // Never served from the cache alone: an answer may have arrived.
  const requests = readOf(useQuery(queryOf(contactRequests, {})));
  return (
    <Page title={<Trans>Le tue richieste</Trans>} back={backTo.support()}>
      <RequestTabs current="messages" />
      <ReadBody
        read={requests}
        failed={<Trans>Non riusciamo a caricare le tue richieste</Trans>}
        skeleton={<CardSkeleton />}
        empty={<NoRequests />}
      >
        {(all) => <Requests all={all} />}
      </ReadBody>
    </Page>
  );
}

function Requests({ all }: { all: readonly ContactRequest[] }) {
  const { t } = useLingui();
  return (
    <VirtualList
      label={t`Richieste`}
      items={all}
      keyOf={({ receiptNumber }) => receiptNumber}
      estimateHeight={() => CARD_HEIGHT}
      className={classes['requests']}
    >
      {(request) => <Request request={request} />}
    </VirtualList>
  );
}

function NoRequests() {
  return (
    <Card>
      <EmptyState
        picture={<MailSent />}
        title={<Trans>Nessuna richiesta</Trans>}
        actions={
          <ButtonLink to="/my-edison/assistenza/scrivici">
            <Trans>Scrivi un messaggio</Trans>
          </ButtonLink>
        }
      >
        <Trans>Quando ci scriverai, qui troverai il messaggio e la nostra risposta.</Trans>
      </EmptyState>
    </Card>
  );
}

function Request({ request }: { request: ContactRequest }) {
  const { clock } = useApp();
  const now = clock.now();
  const { answer, receiptNumber, files } = request;
  return (
    <Card as="article" className={layout['stack']} aria-labelledby={receiptNumber}>
      <div className={layout['spread']}>
        <h2 className={layout['subtitle']} id={receiptNumber}>
          {request.topic}
        </h2>
        {answer === undefined ? (
          <Tag tone="info" icon={IconClockHour4}>
            <Trans>In lavorazione</Trans>
          </Tag>
        ) : (
          <Tag tone="good" icon={IconCircleCheck}>
            <Trans>Risposta arrivata</Trans>
          </Tag>
        )}
      </div>
      <p className={classes['own']}>
        <span className={cx(layout['caption'], layout['strong'], blocks['block'])}>
          <Trans>
            Tu, {pastMoment(request.sentAt, now)} · ricevuta {receiptNumber}
          </Trans>
        </span>
        {request.text}
        {files.length === 0 ? null : (
          <span className={cx(layout['caption'], layout['strong'], blocks['block'])}>
            <IconPaperclip size={14} aria-hidden="true" /> {files.join(', ')}
          </span>
        )}
      </p>
      {answer === undefined ? (
        <p className={cx(layout['soft'], classes['soft'])}>
          <Deadline answerBy={request.answerBy} now={now} />
        </p>
      ) : (
        <p className={classes['theirs']}>
          <span className={cx(layout['caption'], layout['strong'], blocks['block'])}>
            <Trans>Servizio clienti, {pastMoment(answer.at, now)}</Trans>
          </span>
          {answer.text}
        </p>
      )}
    </Card>
  );
}

function Deadline({ answerBy, now }: { answerBy: number; now: number }) {
  if (answerBy < now) return <Trans>Siamo in ritardo, ci scusiamo: ti rispondiamo il prima possibile.</Trans>;
  return <Trans>Ti rispondiamo entro {comingDay(answerBy, now)}.</Trans>;
}
