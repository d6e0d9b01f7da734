import { beginQuotePayment } from '@sportello/calls';
import { eurosFromCents, type Quote } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { amountProblem } from '../../../shared/change/amount-problem.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { useLeaving } from '../../../shared/links/use-leaving.ts';
import { euroWords } from '../../../ui/amounts.ts';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';

/** True if a payment provider is configured and this user may pay. */
export function usePayQuoteOffered(): boolean {
  const { config } = useApp();
  const may = useMay();
  return config.capabilities.includes(beginQuotePayment.id) && may(beginQuotePayment);
}

/** Redirects to the payment provider; the quote is accepted once the payment has arrived (pagamento.preventivo.1). */
export function PayQuoteDialog({ id, quote, onClose }: { id: string; quote: Quote; onClose: () => void }) {
  const { cache } = useApp();
  const navigate = useNavigate();
  const { isLeaving, leave } = useLeaving();
  const { total } = quote.total;
  const { send, isSending, problem } = useChange(beginQuotePayment, {
    request: () => ({
      headers: {},
      params: { id, preventivo: quote.id },
      body: { importo: eurosFromCents(total) },
    }),
    onDone({ answer: { id: payment, url } }) {
      if (url === undefined) return navigate({ to: '/my-edison/pagamenti/$id', params: { id: payment } });
      leave(url);
      return undefined;
    },
    // The total or state changed, so the displayed data is stale.
    onRejected: () => void refresh(cache, beginQuotePayment),
  });
  return (
    <Dialog onClose={onClose} title={<Trans>Accetti e paghi adesso {euroWords(total)}?</Trans>}>
      <FormProblem problem={amountProblem(problem)} />
      <p>
        <Trans>
          Si apre la pagina del fornitore di pagamenti. Il preventivo è accettato quando il pagamento riesce: se torni
          indietro, resta in attesa della tua risposta.
        </Trans>
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Annulla</Trans>
        </Button>
        <Button loading={isSending || isLeaving} onClick={() => send()}>
          <Trans>Paga {euroWords(total)}</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
