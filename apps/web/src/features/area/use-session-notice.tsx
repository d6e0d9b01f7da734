import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { useSession } from '../../api/door.ts';
import { Notice } from '../../ui/parts/Notice.tsx';

/** What there is to say about this session, once: until it is closed. */
export function useSessionNotice(): ReactNode {
  const { session, endedBecause } = useApp();
  const current = useSession();
  const [closedFor, setClosedFor] = useState<string>();
  if (current === undefined || closedFor === current.id) return undefined;
  const close = () => setClosedFor(current.id);
  const lasts = session.lasts();
  if (lasts !== 'AS_WISHED') {
    return (
      <Notice tone="info" role="status" onClose={close}>
        {lasts === 'PAGE' ? (
          <Trans>
            Il tuo browser non ci permette di conservare l’accesso: dura finché tieni aperta questa pagina. Se la
            ricarichi, accedi di nuovo.
          </Trans>
        ) : (
          <Trans>Il tuo browser non ci permette di ricordarti: l’accesso dura finché tieni aperta questa scheda.</Trans>
        )}
      </Notice>
    );
  }
  if (endedBecause !== 'REPLACED') return undefined;
  return (
    <Notice tone="info" role="status" onClose={close}>
      <Trans>In un’altra scheda è stato fatto l’accesso come {current.username}: ora vale anche qui.</Trans>
    </Notice>
  );
}
