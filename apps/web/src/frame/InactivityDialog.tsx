import { usePresence } from '../api/start/sign-in-gate.ts';
import { OnDemand } from '../ui/later/OnDemand.tsx';

/** Prefetched together with the next pages, long before it is shown. */
const importQuestion = () => import('./inactivity/StayQuestion.tsx').then(({ StayQuestion }) => StayQuestion);
export const loadStayQuestion = () => void importQuestion().catch(() => undefined);

export function InactivityDialog({ onSignOut }: { onSignOut: () => void }) {
  const presence = usePresence();
  if (presence.state !== 'warned') return null;
  return <OnDemand load={importQuestion} wanted={1} props={{ endsAt: presence.endsAt, onSignOut }} />;
}
