import { pushState } from '@sportello/calls';
import type { PushState } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { useActing } from '../../api/start/sign-in-gate.ts';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import layout from '../../ui/layout/layout.module.css';
import { decline, hasDeclined } from './browser-push.ts';
import { canReceive, pushSupport, useShellReady } from './device-push.ts';
import { useDevice } from './use-device.ts';

/** Offers pushes where they help, unless they were declined on this device (push.consenso.1). */
export function AskPush({ children }: { children: ReactNode }) {
  return useShellReady() ? <Offer>{children}</Offer> : null;
}

function Offer({ children }: { children: ReactNode }) {
  const { config, queryOf } = useApp();
  const customer = useActing();
  const [mayAsk, setMayAsk] = useState(() => pushSupport() === 'ASKABLE' && !hasDeclined());
  const isThere = customer === undefined && config.capabilities.includes(pushState.id);
  const { data } = useQuery({ ...queryOf(pushState, {}), enabled: mayAsk && isThere });
  if (!mayAsk || data === undefined || !canReceive(data.model)) return null;
  const declineNow = () => {
    decline();
    setMayAsk(false);
  };
  return (
    <Question state={data.model} onDecline={declineNow}>
      {children}
    </Question>
  );
}

function Question({ state, onDecline, children }: { state: PushState; onDecline: () => void; children: ReactNode }) {
  const device = useDevice(state);
  if (device.isOn) {
    return (
      <Callout tone="good" role="status" takesFocus title={<Trans>Notifiche attive su questo dispositivo</Trans>}>
        <Trans>Scegli quali ricevere nel tuo profilo, alla pagina Notifiche.</Trans>
      </Callout>
    );
  }
  if (device.support === 'DENIED') {
    return (
      <Callout tone="info" role="status" takesFocus title={<Trans>Va bene, niente notifiche</Trans>}>
        <Trans>Se cambi idea, trovi come attivarle nel tuo profilo, alla pagina Notifiche.</Trans>
      </Callout>
    );
  }
  return (
    <Callout tone="info" title={<Trans>Vuoi una notifica su questo dispositivo?</Trans>}>
      <p>{children}</p>
      {device.failure === undefined ? null : <Callout tone="bad" role="alert" title={device.failure} />}
      <FormProblem problem={device.problem} />
      <div className={layout['row']}>
        <Button loading={device.isBusy} onClick={() => void device.turnOn()}>
          <Trans>Attiva le notifiche</Trans>
        </Button>
        <Button variant="subtle" onClick={onDecline}>
          <Trans>No, grazie</Trans>
        </Button>
      </div>
    </Callout>
  );
}
