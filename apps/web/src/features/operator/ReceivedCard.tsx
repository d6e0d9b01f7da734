import { presentText, type ReceivedRequest } from '@sportello/domain';
import { answerContactRequest, contactFile } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockHour4, IconDownload } from '@tabler/icons-react';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { DownloadState } from '../../shared/download/DownloadState.tsx';
import { useDownload } from '../../shared/download/use-download.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { comingDay, pastMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { DraftNotice } from '../../ui/parts/DraftNotice.tsx';
import { FormProblem } from '../../ui/parts/FormProblem.tsx';
import { Tag } from '../../ui/parts/Tag.tsx';
import classes from './ContactInbox.module.css';

interface ReceivedCardProps {
  request: ReceivedRequest;
  /** Told the receipt of a request that has just been answered. */
  onAnswered: (receipt: string) => void;
}

/** One request: who asks, by when we promised, the words, the files, the answer. */
export function ReceivedCard({ request, onAnswered }: ReceivedCardProps) {
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
        <Reply receiptNumber={receiptNumber} onAnswered={onAnswered} />
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

function Reply({ receiptNumber, onAnswered }: { receiptNumber: string; onAnswered: (receipt: string) => void }) {
  const { t } = useLingui();
  const change = useChange(answerContactRequest, {
    request: (testo: string) => ({ params: { numero: receiptNumber }, headers: {}, body: { testo } }),
    onDone: () => onAnswered(receiptNumber),
  });
  const form = useForm({
    initial: { testo: '' },
    check: ({ testo }) => (presentText(testo) === undefined ? { testo: t`Scrivi la risposta.` } : {}),
    change,
    draft: { name: `risposta ${receiptNumber}`, keeps: ['testo'] },
    onSubmit: ({ testo }, { restart }) => change.send(testo.trim(), { onDone: () => restart() }),
  });
  return (
    <form className={classes['reply']} {...form.element}>
      <FormProblem problem={form.problem} />
      {form.isRestored ? <DraftNotice onDiscard={() => form.restart()} /> : null}
      <Textarea {...form.field('testo')} label={t`La tua risposta`} rows={4} maxLength={4000} />
      <Button type="submit" variant="light" loading={change.isSending}>
        <Trans>Invia la risposta</Trans>
      </Button>
    </form>
  );
}

/** A file of the customer's, kept apart from the page: it is downloaded, never shown. */
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
