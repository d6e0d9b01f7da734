import { isPaidByHand, type BillDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useToday } from '../../../../shared/read/use-today.ts';
import { euroWords } from '../../../../ui/amounts.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { CaseLink } from './CaseLink.tsx';
import classes from './matters.module.css';

/** Shows the amount in dispute, and what can be paid meanwhile (reclami.contestazione.2). */
export function DisputeNote({ bill }: { bill: BillDetail }) {
  const open = bill.disputes.filter(({ until }) => until === undefined);
  if (open.length === 0) return null;
  const amount = bill.disputed;
  const isAnswered = open.every(({ end }) => end === 'RISPOSTO');
  const numbers = [...new Set(open.map(({ caseNumber }) => caseNumber))];
  return (
    <Callout
      title={
        isAnswered ? (
          <Trans>Importo non dovuto: {euroWords(amount)}</Trans>
        ) : (
          <Trans>In contestazione: {euroWords(amount)}</Trans>
        )
      }
      action={
        <div className={classes['ways']}>
          {numbers.map((number) => (
            <CaseLink key={number} number={number} />
          ))}
        </div>
      }
    >
      <Meanwhile bill={bill} isAnswered={isAnswered} />
    </Callout>
  );
}

function Meanwhile({ bill, isAnswered }: { bill: BillDetail; isAnswered: boolean }) {
  const { today } = useToday();
  const { openAmount, status } = bill;
  if (status === 'PAGATA') return <Trans>Hai già pagato la bolletta: l’esito è nella risposta al reclamo.</Trans>;
  if (status === 'RATEIZZATA' || status === 'PIANO_RATE_IN_ELABORAZIONE') {
    return <Trans>Le rate restano da pagare, ognuna entro la sua scadenza.</Trans>;
  }
  if (isAnswered) {
    return openAmount <= 0 ? (
      <Trans>Per questa bolletta non devi pagare altro.</Trans>
    ) : (
      <Trans>Il resto si paga normalmente: {euroWords(openAmount)}.</Trans>
    );
  }
  if (openAmount <= 0) {
    return <Trans>Finché il reclamo è aperto non devi pagare nulla per questa bolletta, e non ricevi solleciti.</Trans>;
  }
  return isPaidByHand(bill, today) ? (
    <Trans>Per adesso non devi pagare questo importo. Il resto si paga normalmente: {euroWords(openAmount)}.</Trans>
  ) : (
    <Trans>Per adesso non addebitiamo questo importo. Il resto si paga normalmente: {euroWords(openAmount)}.</Trans>
  );
}
