import { CallError, contactFile, receivedRequest, releaseContactRequest, takeContactRequest } from '@sportello/calls';
import type { ReceivedRequest } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useDownload } from '../../../shared/download/use-download.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import type { InboxSearch } from './inbox-search.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './Inbox.module.css';
import { SentFile } from '../../../shared/download/SentFile.tsx';
import { cx } from '../../../ui/cx.ts';
import { Handling } from '../queue/Handling.tsx';
import { AnswerSent, Opened, OpenedTitle } from '../queue/Opened.tsx';
import queue from '../queue/queue.module.css';
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
    <Opened
      number={receipt}
      back={
        <Link
          to="/my-edison/operatore/richieste"
          search={{ ...search, numero: undefined }}
          resetScroll={false}
          className={queue['back']}
        >
          <IconArrowLeft size={20} aria-hidden="true" />
          <Trans>Tutte le richieste</Trans>
        </Link>
      }
      onClose={() => onOpen(undefined)}
    >
      <Card as="div" className={queue['stack']}>
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
              <AnswerSent next={next} nextWords={<Trans>Apri la prossima</Trans>} onOpen={onOpen}>
                <Trans>La risposta alla richiesta {receipt} è inviata.</Trans>
              </AnswerSent>
            ) : null}
            <Whole request={read.data} takesFocus={takesFocus} onAnswered={() => setAnswered(true)} />
          </>
        )}
      </Card>
    </Opened>
  );
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
      <OpenedTitle takesFocus={takesFocus} tag={<RequestTag {...request} />}>
        {request.topic} · {customer.name}
      </OpenedTitle>
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
      <p className={cx(screens['written'], queue['words'])}>{request.text}</p>
      {request.files.length === 0 ? null : (
        <div className={queue['files']}>
          {filesOf(request).map(({ name, position }) => (
            <FileLink key={position} receiptNumber={receiptNumber} position={position} name={name} />
          ))}
        </div>
      )}
      {answer === undefined ? (
        <>
          <Handling
            number={receiptNumber}
            handler={handler}
            take={takeContactRequest}
            release={releaseContactRequest}
            free={<Trans>Nessuno l’ha ancora presa in carico.</Trans>}
            question={<Trans>Prendi la richiesta al posto di {handler?.username}?</Trans>}
          />
          {handler?.isOneself === false ? null : <Reply request={request} onAnswered={onAnswered} />}
        </>
      ) : (
        <p className={cx(screens['written'], classes['answer'])}>
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

function FileLink({ receiptNumber, position, name }: { receiptNumber: string; position: number; name: string }) {
  const { call } = useApp();
  const download = useDownload(async () => {
    const { model } = await call(contactFile, { params: { numero: receiptNumber, posizione: String(position) } });
    const bytes = Uint8Array.from(atob(model.file), (letter) => letter.charCodeAt(0));
    return { name: model.fileName, content: new Blob([bytes], { type: 'application/octet-stream' }) };
  });
  return <SentFile download={download}>{name}</SentFile>;
}
