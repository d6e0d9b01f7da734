import { endImpersonation, renewImpersonation } from '@sportello/calls';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { wait } from '../../session/browser.ts';

/** How long the server has to hear of an end before the page leaves all the same: the grant runs out by itself. */
const PATIENCE_MS = 1500;

/** Renewing what an operator may do in a customer's name, and ending it. */
export function useActingChanges(customerCode: string) {
  const { acting, sendingOf, config } = useApp();
  const [isEnding, setEnding] = useState(false);
  const renewing = useChange(renewImpersonation, {
    request: () => ({ body: { codiceCliente: customerCode } }),
    onDone: ({ answer }) => acting.renewed(answer),
  });
  return {
    renew: () => renewing.send(),
    isRenewing: renewing.isSending,
    problem: renewing.problem,
    isEnding,
    async end(): Promise<void> {
      setEnding(true);
      if (!config.capabilities.includes(endImpersonation.id)) return acting.end();
      const told = sendingOf(endImpersonation)({ params: { codiceCliente: customerCode } });
      await Promise.race([told.catch(() => undefined), wait(PATIENCE_MS)]);
      acting.end();
    },
  };
}
