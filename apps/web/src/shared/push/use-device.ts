import { subscribeApp, subscribePush, unsubscribePush } from '@sportello/calls';
import type { PushState } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isInShell } from '../../native/shell.ts';
import { useChange } from '../change/use-change.ts';
import type { BrowserSubscription } from './browser-push.ts';
import {
  canReceive,
  pushSupport,
  subscribeHere,
  unsubscribeHere,
  watchShell,
  type AppAddress,
  type PushSupport,
} from './device-push.ts';

/** This device as one of the customer's, and what to do about it. */
export function useDevice(state: PushState) {
  const { t } = useLingui();
  const [found, setSupport] = useState<PushSupport>(pushSupport);
  const support = canReceive(state) ? found : 'MISSING';
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const here = state.devices.find(({ isThis }) => isThis);
  const addBrowser = useChange(subscribePush, { request: (body: BrowserSubscription) => ({ body }) });
  const addApp = useChange(subscribeApp, { request: (body: AppAddress) => ({ body }) });
  const remove = useChange(unsubscribePush, { request: (id: string) => ({ params: { id } }) });

  useEffect(() => watchShell(() => setSupport(pushSupport())), []);

  const turnOn = async () => {
    setAsking(true);
    setFailure(undefined);
    try {
      const address = await subscribeHere(state);
      if (address?.app !== undefined) addApp.send(address.app);
      else if (address !== undefined) addBrowser.send(address.browser);
    } catch {
      setFailure(
        isInShell()
          ? t`Il telefono non riesce ad attivare le notifiche adesso. Riprova tra qualche minuto.`
          : t`Il browser non riesce ad attivare le notifiche adesso. Riprova tra qualche minuto.`,
      );
    } finally {
      setSupport(pushSupport());
      setAsking(false);
    }
  };

  return {
    support,
    isApp: isInShell(),
    isOn: support === 'GRANTED' && here !== undefined,
    isBusy: isAsking || addBrowser.isSending || addApp.isSending || remove.isSending,
    /** The browser or the phone could not subscribe. */
    failure,
    problem: addBrowser.problem ?? addApp.problem ?? remove.problem,
    turnOn,
    turnOff() {
      if (here === undefined) return;
      remove.send(here.id, { onDone: () => unsubscribeHere().catch(() => undefined) });
    },
  };
}
