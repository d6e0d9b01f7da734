import { beginCard } from '@sportello/calls';
import { useEffect, useState } from 'react';
import { useChange } from '../../../shared/change/use-change.ts';

/** Goes to the payment provider's page for a card. */
export function useCardPage() {
  const [isLeaving, setLeaving] = useState(false);
  const { send, isSending, problem } = useChange(beginCard, {
    request: (ritorno: string) => ({ body: { ritorno } }),
    onDone({ answer }) {
      setLeaving(true);
      window.location.assign(answer.url);
    },
  });
  useEffect(() => {
    // Whoever comes back with the browser's button finds the page as they left it.
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return {
    open: (returnTo: string) => send(returnTo),
    isOpening: isSending || isLeaving,
    problem,
  };
}
