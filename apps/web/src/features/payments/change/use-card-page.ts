import { beginCard } from '@sportello/calls';
import { useEffect, useState } from 'react';
import { useSend } from '../../../shared/change/use-send.ts';

/** Goes to the payment provider's page for a card. */
export function useCardPage() {
  const [isLeaving, setLeaving] = useState(false);
  const { send, isSending, problem } = useSend(beginCard, {
    onSent({ url }) {
      setLeaving(true);
      window.location.assign(url);
    },
  });
  useEffect(() => {
    // Whoever comes back with the browser's button finds the page as they left it.
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return {
    open: (ritorno: string) => send({ body: { ritorno } }),
    isOpening: isSending || isLeaving,
    problem,
  };
}
