import { beginCard } from '@sportello/calls';
import { useChange } from '../../../shared/change/use-change.ts';
import { useLeaving } from '../../../shared/links/use-leaving.ts';

/** Redirects to the payment provider's checkout session for a card. */
export function useCardPage() {
  const { isLeaving, leave } = useLeaving();
  const { send, isSending, problem } = useChange(beginCard, {
    request: (ritorno: string) => ({ body: { ritorno } }),
    onDone: ({ answer }) => leave(answer.url),
  });
  return {
    open: (returnTo: string) => send(returnTo),
    isOpening: isSending || isLeaving,
    problem,
  };
}
