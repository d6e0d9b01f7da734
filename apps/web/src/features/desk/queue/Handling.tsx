import type { releaseCase, releaseContactRequest, takeCase, takeContactRequest } from '@sportello/calls';
import type { RequestHandler } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { usedMoment } from '../../../ui/moments.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import classes from './queue.module.css';

interface HandlingProps {
  number: string;
  handler: RequestHandler | undefined;
  take: typeof takeCase | typeof takeContactRequest;
  release: typeof releaseCase | typeof releaseContactRequest;
  /** Stands there while nobody works on it. */
  free: ReactNode;
  /** True if only who has taken it on can answer. */
  isNeeded?: boolean;
  /** Asks whether to take it from an operator. */
  question: ReactNode;
}

/** Shows the assigned operator and lets them take or release an entry (assistenza.modulo.4, reclami.operatore.2). */
export function Handling({ number, handler, take, release, free, isNeeded = false, question }: HandlingProps) {
  const { cache, clock } = useApp();
  const [isAsking, setAsking] = useState(false);
  const taking = useChange(take, {
    request: (da: string | undefined) => ({ params: { numero: number }, body: { ...(da !== undefined && { da }) } }),
    onDone: () => setAsking(false),
    onRejected() {
      setAsking(false);
      // An operator who loses the race sees the other one.
      void refresh(cache, take);
    },
  });
  const releasing = useChange(release, {
    request: () => ({ params: { numero: number } }),
    onRejected: () => void refresh(cache, release),
  });
  const since = handler && usedMoment(handler.since, clock.now());
  return (
    <div className={cx(layout['spreadWide'], classes['handling'])}>
      <p aria-live="polite">
        {handler === undefined ? (
          free
        ) : handler.isOneself ? (
          <Trans>In carico a te, {since}.</Trans>
        ) : (
          <Trans>
            In carico a <strong>{handler.username}</strong>, {since}: nel frattempo nessun altro può rispondere.
          </Trans>
        )}
      </p>
      {handler === undefined ? (
        <Button
          variant={isNeeded ? 'filled' : 'light'}
          loading={taking.isSending}
          onClick={() => taking.send(undefined)}
        >
          <Trans>Prendi in carico</Trans>
        </Button>
      ) : handler.isOneself ? (
        <Button variant="default" loading={releasing.isSending} onClick={() => releasing.send()}>
          <Trans>Rilascia</Trans>
        </Button>
      ) : (
        <Button variant="default" onClick={() => setAsking(true)}>
          <Trans>Subentra</Trans>
        </Button>
      )}
      <FormProblem problem={taking.problem ?? releasing.problem} />
      {isAsking && handler !== undefined ? (
        <Dialog onClose={() => setAsking(false)} title={question}>
          <p>
            <Trans>Da adesso rispondi tu. Se {handler.username} sta scrivendo, non potrà più inviare.</Trans>
          </p>
          <DialogActions>
            <Button variant="default" onClick={() => setAsking(false)}>
              <Trans>Annulla</Trans>
            </Button>
            <Button loading={taking.isSending} onClick={() => taking.send(handler.username)}>
              <Trans>Prendi in carico</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </div>
  );
}
