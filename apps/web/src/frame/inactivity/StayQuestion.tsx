import { Plural, Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import { Dialog, DialogActions } from '../../ui/parts/dialogs/Dialog.tsx';
import classes from './StayQuestion.module.css';

/** Seconds left at which a screen reader announces the time. */
const ANNOUNCED = [60, 30, 10];

interface StayQuestionProps {
  /** On the device's clock. */
  endsAt: number;
  onSignOut: () => void;
}

/** Shown a minute before an idle session ends. */
export function StayQuestion({ endsAt, onSignOut }: StayQuestionProps) {
  const { inactivity } = useSignInGate();
  return (
    <Dialog onClose={inactivity.stay} closeLabel={null} title={<Trans>Sei ancora qui?</Trans>}>
      <Countdown endsAt={endsAt} />
      <DialogActions>
        <Button variant="default" onClick={onSignOut}>
          <Trans>Esci</Trans>
        </Button>
        <Button data-autofocus onClick={inactivity.stay}>
          <Trans>Resta collegato</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Countdown({ endsAt }: { endsAt: number }) {
  const { clock } = useSignInGate();
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - clock.now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
  });
  const announced = ANNOUNCED.toReversed().find((each) => seconds <= each) ?? seconds;
  return (
    <>
      <p>
        <Trans>
          Da un po’ non usi l’area clienti. Per proteggere i tuoi dati tra poco la chiudiamo: quello che stai scrivendo
          non va perso.
        </Trans>
      </p>
      <p className={classes['count']} aria-hidden="true">
        {minutes(seconds)}
      </p>
      <VisuallyHidden component="output" aria-live="polite">
        <Plural value={announced} one="Manca # secondo" other="Mancano # secondi" />
      </VisuallyHidden>
    </>
  );
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
