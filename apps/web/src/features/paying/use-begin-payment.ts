import { beginBillPayment } from '@sportello/calls';
import { eurosFromCents, type Bill } from '@sportello/domain';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { amountProblem } from '../../shared/change/amount-problem.ts';
import { refresh } from '../../shared/change/freshness.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useLeaving } from '../../shared/links/use-leaving.ts';

/** Starts a payment with the displayed amounts and redirects to the payment provider. */
export function useBeginPayment() {
  const { cache } = useApp();
  const navigate = useNavigate();
  const { isLeaving, leave } = useLeaving();
  const { send, isSending, problem } = useChange(beginBillPayment, {
    request: (bills: readonly Pick<Bill, 'number' | 'openAmount'>[]) => ({
      headers: {},
      body: {
        bollette: bills.map(({ number, openAmount }) => ({ numero: number, importo: eurosFromCents(openAmount) })),
      },
    }),
    onDone({ answer: { id, url } }) {
      if (url === undefined) return navigate({ to: '/my-edison/pagamenti/$id', params: { id } });
      leave(url);
      return undefined;
    },
    // The amount or state changed, so the displayed data is stale.
    onRejected: () => void refresh(cache, beginBillPayment),
  });
  return { pay: send, isBusy: isSending || isLeaving, problem: amountProblem(problem) };
}
