import { subscribePush, unsubscribePush } from '@sportello/calls';
import type { PushState } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChange } from '../change/use-change.ts';
import {
  pushSupport,
  subscribeBrowser,
  unsubscribeBrowser,
  type BrowserSubscription,
  type PushSupport,
} from './browser-push.ts';

/** This device as one of the customer's, and what to do about it. */
export function useDevice({ publicKey, devices }: PushState) {
  const { t } = useLingui();
  const [support, setSupport] = useState<PushSupport>(pushSupport);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const here = devices.find(({ isThis }) => isThis);
  const add = useChange(subscribePush, { request: (body: BrowserSubscription) => ({ body }) });
  const remove = useChange(unsubscribePush, { request: (id: string) => ({ params: { id } }) });

  const turnOn = async () => {
    if (publicKey === undefined) return;
    setAsking(true);
    setFailure(undefined);
    try {
      const subscription = await subscribeBrowser(publicKey);
      if (subscription !== undefined) add.send(subscription);
    } catch {
      setFailure(t`Il browser non riesce ad attivare le notifiche adesso. Riprova tra qualche minuto.`);
    } finally {
      setSupport(pushSupport());
      setAsking(false);
    }
  };

  return {
    support,
    isOn: support === 'GRANTED' && here !== undefined,
    isBusy: isAsking || add.isSending || remove.isSending,
    /** The browser could not subscribe. */
    failure,
    problem: add.problem ?? remove.problem,
    turnOn,
    turnOff() {
      if (here === undefined) return;
      remove.send(here.id, { onDone: () => unsubscribeBrowser().catch(() => undefined) });
    },
  };
}
