import { CallError, contactFile, receivedRequest } from '@sportello/calls';
import type { ReceivedRequest } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type KeyboardEvent } from 'react';
import { useApp } from '../../../api/app.ts';
import { DownloadState } from '../../../shared/download/DownloadState.tsx';
import { useDownload } from '../../../shared/download/use-download.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { useFocusOnArrival } from '../../../ui/focus.ts';
import { pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { Handling } from './Handling.tsx';
import type { InboxSearch } from './inbox-search.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './Inbox.module.css';
import { Reply } from './Reply.tsx';
import { RequestTag } from './RequestTag.tsx';

interface RequestCaseProps {
  receipt: string;
  /** Data from the list, shown until the case has loaded. */
  known: ReceivedRequest | undefined;
  next: string | undefined;
  /** Moves the focus to the title if it was opened from this page. */
  takesFocus: boolean;
  search: InboxSearch;
  onOpen: (receipt: string | undefined) => void;
}

export function RequestCase({ receipt, known, next, takesFocus, search, onOpen }: RequestCaseProps) {
  const { queryOf } = useApp();
  const placeholder = known && { placeholderData: { model: known, setAside: [] } };
  const read = readOf(useQuery({ ...queryOf(receivedRequest, { params: { numero: receipt } }), ...placeholder }));
  const [isAnswered, setAnswered] = useState(false);
  const isGone = read.error instanceof CallError && read.error.status === 404;
  return (
    // Esc does what the link back does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes['case']}
      aria-label={receipt}
      onKeyDown={(event) => {
        if (isEscape(event)) onOpen(undefined);
      }}
    >
      <Link
        to="/my-edison/operatore/richieste"
        search={{ ...search, numero: undefined }}
        resetScroll={false}
        className={classes['back']}
      >
        <IconArrowLeft size={20} aria-hidden="true" />
        <Trans>Tutte le richieste</Trans>
      </Link>
      <Card as="div" className={classes['stack']}>
        {isGone ? (
          <EmptyState level={3} title={<Trans>Richiesta non trovata</Trans>}>
            <Trans>Controlla il numero, o sceglila dall’elenco.</Trans>
          </EmptyState>
        ) : read.data === undefined ? (
          <NotRead
            read={read}
            inCard
            skeleton={<LinesSkeleton />}
            failed={<Trans>Non riusciamo a caricare la richiesta</Trans>}
          />
        ) : (
          <>
            {isAnswered ? (
              <Callout
                tone="good"
                role="status"
                takesFocus
                action={
                  next === undefined ? undefined : (
                    <Button variant="light" onClick={() => onOpen(next)}>
                      <Trans>Apri la prossima</Trans>
                    </Button>
                  )
                }
              >
                <Trans>La risposta alla richiesta {receipt} è inviata.</Trans>
              </Callout>
            ) : null}
            <Whole request={read.data} takesFocus={takesFocus} onAnswered={() => setAnswered(true)} />
          </>
        )}
      </Card>
    </section>
  );
}

/** Ignores an Escape that closes a dialog above the case. */
function isEscape({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && target instanceof Element && target.closest('dialog') === null;
}

interface WholeProps {
  request: ReceivedRequest;
  takesFocus: boolean;
  onAnswered: () => void;
}

function Whole({ request, takesFocus, onAnswered }: WholeProps) {
  const { clock } = useApp();
  const now = clock.now();
  const { receiptNumber, customer, answer, answeredBy, contractCode, handler } = request;
  return (
    <>
      <div className={layout['spread']}>
        <h2 ref={useFocusOnArrival(takesFocus)} className={classes['title']} tabIndex={-1}>
          {request.topic} · {customer.name}
        </h2>
        <RequestTag {...request} />
      </div>
      <p className={layout['caption']}>
        <Trans>
          {receiptNumber}, {pastMoment(request.sentAt, now)} · cliente{' '}
          <AnchorLink
            inherit
            to="/my-edison/operatore/clienti"
            search={{ codice: customer.code, segmento: customer.segment }}
          >
            {customer.code}
          </AnchorLink>{' '}
          ({customer.segment})
        </Trans>
        {contractCode === undefined ? null : (
          <>
            {' · '}
            <Trans>contratto {contractCode}</Trans>
          </>
        )}
      </p>
      <p className={classes['words']}>{request.text}</p>
      {request.files.length === 0 ? null : (
        <div className={classes['files']}>
          {filesOf(request).map(({ name, position }) => (
            <FileLink key={position} receiptNumber={receiptNumber} position={position} name={name} />
          ))}
        </div>
      )}
      {answer === undefined ? (
        <>
          <Handling receipt={receiptNumber} handler={handler} />
          {handler?.isOneself === false ? null : <Reply request={request} onAnswered={onAnswered} />}
        </>
      ) : (
        <p className={classes['answer']}>
          <span className={layout['caption']}>
            <Trans>
              {answeredBy}, {pastMoment(answer.at, now)}
            </Trans>
          </span>
          <br />
          {answer.text}
        </p>
      )}
    </>
  );
}

/** Adds the position from 1 by which each file is requested. */
function filesOf({ files }: ReceivedRequest) {
  return files.map((name, at) => ({ name, position: at + 1 }));
}

/** Customer files are untrusted, so they are downloaded and never displayed. */
function FileLink({ receiptNumber, position, name }: { receiptNumber: string; position: number; name: string }) {
  const { call } = useApp();
  const download = useDownload(async () => {
    const { model } = await call(contactFile, { params: { numero: receiptNumber, posizione: String(position) } });
    const bytes = Uint8Array.from(atob(model.file), (letter) => letter.charCodeAt(0));
    return { name: model.fileName, content: new Blob([bytes], { type: 'application/octet-stream' }) };
  });
  return (
    <div>
      <Button
        variant="subtle"
        px={0}
        leftSection={<IconDownload size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
      >
        {name}
      </Button>
      <DownloadState download={download} />
    </div>
  );
}
