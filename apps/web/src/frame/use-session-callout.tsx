import { Suspense, useState, type ReactNode } from 'react';
import { useApp } from '../api/app.ts';
import { useSession } from '../api/start/sign-in-gate.ts';
import { optionalPart } from '../ui/later/optional-part.tsx';

// Lazy: rarely needed.
const SessionCallout = optionalPart(() =>
  import('./callouts/SessionCallout.tsx').then(({ SessionCallout }) => SessionCallout),
);

/** Notice about this session, shown until closed. */
export function useSessionCallout(): ReactNode {
  const { session, endedBecause } = useApp();
  const current = useSession();
  const [closedFor, setClosedFor] = useState<string>();
  if (current === undefined || closedFor === current.id) return undefined;
  const close = () => setClosedFor(current.id);
  const lasts = session.lasts();
  const why = lasts !== 'AS_WISHED' ? lasts : endedBecause === 'REPLACED' ? 'REPLACED' : undefined;
  if (why === undefined) return undefined;
  return (
    <Suspense>
      <SessionCallout why={why} username={current.username} onClose={close} />
    </Suspense>
  );
}
