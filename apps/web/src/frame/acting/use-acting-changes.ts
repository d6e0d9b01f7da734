import { endImpersonation, renewImpersonation } from '@sportello/calls';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { wait } from '../../session/browser.ts';

/** Timeout in ms for ending on the server; afterwards the page leaves anyway, because the grant expires by itself. */
const PATIENCE_MS = 1500;

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
