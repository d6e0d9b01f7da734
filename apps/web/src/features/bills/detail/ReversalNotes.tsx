import { fullDay, ofDay, type BillDetail, type BillReversal } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { euroWords } from '../../../ui/amounts.ts';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';

/** Lists refunds, disputes and returned debits (pagamento.storno.4), which explain why a bill is open again. */
export function ReversalNotes({ bill: { reversals } }: { bill: BillDetail }) {
  return reversals.map((reversal) => (
    <Callout
      key={`${reversal.paymentId} ${reversal.date}`}
      tone="warn"
      title={<Title reversal={reversal} />}
      action={
        reversal.paymentId === undefined ? undefined : (
          <Link to="/my-edison/pagamenti/$id" params={{ id: reversal.paymentId }}>
            <Trans>Vedi il pagamento</Trans>
          </Link>
        )
      }
    >
      <Words reversal={reversal} />
    </Callout>
  ));
}

function Title({ reversal: { kind, paidOn, date } }: { reversal: BillReversal }) {
  const of = ofDay(paidOn ?? date);
  if (kind === 'DEBIT') return <Trans>L’addebito {of} non è andato a buon fine</Trans>;
  return kind === 'DISPUTE' ? (
    <Trans>Il pagamento {of} è stato stornato dalla banca</Trans>
  ) : (
    <Trans>Il pagamento {of} è stato rimborsato</Trans>
  );
}

function Words({ reversal: { kind, date, amount, reason } }: { reversal: BillReversal }) {
  const day = fullDay(date);
  const sum = euroWords(amount);
  if (kind === 'REFUND')
    return (
      <Trans>
        Il {day} ti abbiamo restituito {sum}.
      </Trans>
    );
  return reason === undefined ? (
    <Trans>
      Il {day} la banca si è ripresa {sum}.
    </Trans>
  ) : (
    <Trans>
      Il {day} la banca non ha confermato {sum}: {reason}.
    </Trans>
  );
}
