import type { ReceivedRequest } from '@sportello/domain';
import { answerContactRequest, contactFile, contactInbox } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockHour4, IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApp } from '../../api/app.ts';
import { readableError } from '../../api/errors.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useSend } from '../../shared/change/use-send.ts';
import { comingDay, pastMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { DraftNotice } from '../../ui/parts/DraftNotice.tsx';
import { Notice } from '../../ui/parts/Notice.tsx';
import { Tag } from '../../ui/parts/Tag.tsx';
import classes from './ContactInbox.module.css';

/** One request: who asks, by when we promised, the words, the files, the answer. */
export function ReceivedCard({ request }: { request: ReceivedRequest }) {
  const { clock } = useApp();
  const now = clock.now();
  const { receiptNumber, customer, answer, answeredBy, contractCode } = request;
  return (
    <Card as="article" className={classes['request']} aria-labelledby={receiptNumber}>
      <div className={classes['head']}>
        <h3 className={classes['title']} id={receiptNumber}>
          {request.topic} · {customer.name}
        </h3>
        {answer !== undefined ? (
          <Tag tone="good" icon={IconCircleCheck}>
            <Trans>Risposta</Trans>
          </Tag>
        ) : request.answerBy < now ? (
          <Tag tone="bad" icon={IconAlertTriangle}>
            <Trans>In ritardo</Trans>
          </Tag>
        ) : (
          <Tag tone="info" icon={IconClockHour4}>
            <Trans>Entro {comingDay(request.answerBy, now)}</Trans>
          </Tag>
        )}
      </div>
      <p className={classes['detail']}>
        <Trans>
          {receiptNumber}, {pastMoment(request.sentAt, now)} · cliente {customer.code} ({customer.segment})
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
        <Reply receiptNumber={receiptNumber} />
      ) : (
        <p className={classes['answer']}>
          <span className={classes['detail']}>
            <Trans>
              {answeredBy}, {pastMoment(answer.at, now)}
            </Trans>
          </span>
          <br />
          {answer.text}
        </p>
      )}
    </Card>
  );
}

/** The files with the places by which they are asked for, from 1. */
function filesOf({ files }: ReceivedRequest) {
  return files.map((name, at) => ({ name, position: at + 1 }));
}

function Reply({ receiptNumber }: { receiptNumber: string }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const draft = useDraft(`risposta ${receiptNumber}`);
  const [text, setText] = useState(String(draft.restored?.['testo'] ?? ''));
  const { send, isSending, problem } = useSend(answerContactRequest, {
    onSent: () => {
      draft.drop();
      return cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === contactInbox.id });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    send({ params: { numero: receiptNumber }, headers: {}, body: { testo: text.trim() } });
  };
  return (
    <form className={classes['reply']} onSubmit={submit}>
      {draft.restored === undefined ? null : (
        <DraftNotice
          onDiscard={() => {
            draft.drop();
            setText('');
          }}
        />
      )}
      <Textarea
        label={t`La tua risposta`}
        rows={4}
        maxLength={4000}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          draft.keep({ testo: event.currentTarget.value });
        }}
      />
      {problem === undefined ? null : (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.meaning} {problem.advice}
        </Notice>
      )}
      <Button type="submit" variant="light" loading={isSending} disabled={text.trim() === ''}>
        <Trans>Invia la risposta</Trans>
      </Button>
    </form>
  );
}

/** A file of the customer's, kept apart from the page: it is downloaded, never shown. */
function FileLink({ receiptNumber, position, name }: { receiptNumber: string; position: number; name: string }) {
  const { call } = useApp();
  const download = useMutation({
    mutationFn: async () => {
      const { model } = await call(contactFile, { params: { numero: receiptNumber, posizione: String(position) } });
      save(model.fileName, model.file);
    },
  });
  return (
    <div>
      <Button
        variant="subtle"
        px={0}
        leftSection={<IconDownload size={20} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {name}
      </Button>
      {download.error === null ? null : (
        <span className={classes['detail']} role="alert">
          {' '}
          {readableError(download.error).meaning}
        </span>
      )}
    </div>
  );
}

function save(fileName: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
