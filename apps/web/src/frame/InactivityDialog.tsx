import { usePresence } from '../api/start/sign-in-gate.ts';
import { OnDemand } from '../ui/later/OnDemand.tsx';

/** Comes with the places ahead, long before it is asked. */
const importQuestion = () => import('./inactivity/StayQuestion.tsx').then(({ StayQuestion }) => StayQuestion);
export const loadStayQuestion = () => void importQuestion().catch(() => undefined);

/** Asks who does not use their session whether they stay. */
export function InactivityDialog({ onSignOut }: { onSignOut: () => void }) {
  const presence = usePresence();
  if (presence.state !== 'warned') return null;
  return <OnDemand load={importQuestion} wanted={1} props={{ endsAt: presence.endsAt, onSignOut }} />;
}
