import { dayInRome, type CaseCredit, type CaseDispute, type ReceivedCase } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../../api/app.ts';
import { AnchorLink } from '../../../../shared/links/AnchorLink.tsx';
import { euroWords } from '../../../../ui/amounts.ts';
import { fullDay, longDay, pastMoment } from '../../../../ui/moments.ts';
import { Facts } from '../../../../ui/parts/facts/Facts.tsx';

/** Number, term, sender, and what the case is about. */
export function CaseFacts({ received }: { received: ReceivedCase }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const now = clock.now();
  const {
    number,
    receivedAt,
    answerBy,
    endedAt,
    sender,
    contractCode,
    bills,
    interventionId,
    paymentId,
    disputes,
    credit,
  } = received;
  const { customerCode, segment, supplyCode } = sender;
  const open = disputes.filter(({ until }) => until === undefined);
  const ended = disputes.filter(({ until }) => until !== undefined);
  return (
    <Facts
      facts={[
        { name: t`Numero`, value: number, isCode: true },
        { name: t`Ricevuto`, value: pastMoment(receivedAt, now) },
        { name: t`Risposta entro`, value: answerBy && longDay(answerBy, now) },
        { name: t`Concluso`, value: endedAt === undefined ? undefined : pastMoment(endedAt, now) },
        { name: t`Indennizzo per il ritardo`, value: credit && <Indemnity credit={credit} /> },
        {
          name: t`Cliente`,
          value:
            customerCode === undefined ? (
              <Trans>Modulo pubblico: nessun cliente collegato</Trans>
            ) : segment === undefined ? (
              customerCode
            ) : (
              <AnchorLink
                inherit
                to="/my-edison/operatore/clienti"
                search={{ codice: customerCode, segmento: segment }}
              >
                {customerCode} ({segment})
              </AnchorLink>
            ),
        },
        { name: t`POD o PDR indicato`, value: supplyCode, isCode: true },
        { name: t`Contratto`, value: contractCode, isCode: true },
        { name: t`Bollette`, value: bills.join(', '), isCode: bills.length === 1 },
        {
          name: endedAt === undefined ? t`In contestazione` : t`Non dovuto`,
          value: open.length === 0 ? undefined : <Disputes of={open} />,
          isLong: true,
        },
        { name: t`Di nuovo dovuto`, value: ended.length === 0 ? undefined : <Disputes of={ended} />, isLong: true },
        { name: t`Intervento`, value: interventionId, isCode: true },
        { name: t`Pagamento`, value: paymentId, isCode: true },
      ]}
    />
  );
}

/** Shows the credit, and the bill that has deducted it (reclami.indennizzo.2). */
function Indemnity({ credit: { amount, billNumber } }: { credit: CaseCredit }) {
  return billNumber === undefined ? (
    <Trans>{euroWords(amount)}, nella prossima bolletta</Trans>
  ) : (
    <Trans>
      {euroWords(amount)}, nella bolletta {billNumber}
    </Trans>
  );
}

function Disputes({ of }: { of: readonly CaseDispute[] }) {
  return of.map(({ billNumber, amount, until }) => (
    <div key={billNumber}>
      <Trans>
        {euroWords(amount)} della bolletta {billNumber}
      </Trans>
      {until === undefined ? null : <>, {fullDay(dayInRome(until))}</>}
    </div>
  ));
}
