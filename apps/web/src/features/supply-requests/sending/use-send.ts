import { CallError, makeSupplyRequest } from '@sportello/calls';
import type { Cents, SupplyRequestDraft } from '@sportello/domain';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { draftQuery, offerQuery } from '../queries.ts';
import type { SendingProps } from '../questions/use-question.ts';
import { wrongIn } from './wrong-answers.ts';

interface Signed {
  /** The total that the customer has seen. */
  readonly total: Cents;
  /** For a kind that is signed. */
  readonly code?: string;
}

interface SendParts extends Pick<SendingProps, 'onWrong'> {
  readonly onRejected?: (error: Error) => void;
}

/** Sends the request of a draft, and opens its page (pratica.invio.1). */
export function useSend(draft: SupplyRequestDraft, { onWrong, onRejected }: SendParts) {
  const app = useApp();
  const navigate = useNavigate();
  const { id } = draft;
  const change = useChange(makeSupplyRequest, {
    request: ({ total, code }: Signed) => ({
      body: { bozza: id, totale: total / 100, ...(code !== undefined && { codice: code }) },
    }),
    async onDone({ answer: { number } }) {
      await navigate({
        to: '/my-edison/pratiche/$numero',
        params: { numero: number },
        search: { inviata: 'si' },
        replace: true,
      });
      // Removes the draft so that Back shows that it was sent.
      app.cache.removeQueries({ queryKey: draftQuery(app, id).queryKey });
    },
    onRejected(error) {
      onRejected?.(error);
      if (hasNewPrice(error)) void app.cache.invalidateQueries({ queryKey: offerQuery(app, id).queryKey });
      const found = wrongIn(error, draft);
      if (found !== undefined) onWrong(found.step, found.wrong);
    },
  });
  return { ...change, hasNewPrice: hasNewPrice(change.error) };
}

const hasNewPrice = (error: Error | null) => error instanceof CallError && error.code === 'PRICE_CHANGED';
