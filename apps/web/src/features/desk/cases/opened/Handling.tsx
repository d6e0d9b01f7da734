import { releaseCase, takeCase, type JsonCall } from '@sportello/calls';
import type { RequestHandler } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { refresh } from '../../../../shared/change/freshness.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { usedMoment } from '../../../../ui/moments.ts';
import { Dialog, DialogActions } from '../../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import classes from '../Cases.module.css';

/** Shows the assigned operator and lets them take or release the case (reclami.operatore.2). */
export function Handling({ number, handler }: { number: string; handler: RequestHandler | undefined }) {
  const { clock } = useApp();
  const [isAsking, setAsking] = useState(false);
  const readAgain = useReadAgain();
  const taking = useChange(takeCase, {
    request: (da: string | undefined) => ({ params: { numero: number }, body: { ...(da !== undefined && { da }) } }),
    onDone: () => setAsking(false),
    onRejected() {
      setAsking(false);
      readAgain(takeCase);
    },
  });
  const releasing = useChange(releaseCase, {
    request: () => ({ params: { numero: number } }),
    onRejected: () => readAgain(releaseCase),
  });
  const since = handler && usedMoment(handler.since, clock.now());
  return (
    <div className={classes['handling']}>
      <p aria-live="polite">
        {handler === undefined ? (
          <Trans>Nessuno l’ha ancora preso in carico: prendilo in carico per rispondere.</Trans>
        ) : handler.isOneself ? (
          <Trans>In carico a te, {since}.</Trans>
        ) : (
          <Trans>
            In carico a <strong>{handler.username}</strong>, {since}: nel frattempo nessun altro può rispondere.
          </Trans>
        )}
      </p>
      {handler === undefined ? (
        <Button loading={taking.isSending} onClick={() => taking.send(undefined)}>
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
        <Dialog
          onClose={() => setAsking(false)}
          title={<Trans>Prendi il reclamo al posto di {handler.username}?</Trans>}
        >
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

/** An operator who loses the race sees the other one. */
function useReadAgain() {
  const { cache } = useApp();
  return (entry: JsonCall) => void refresh(cache, entry);
}
