import type { ReceivedCase } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../../api/app.ts';
import { AnchorLink } from '../../../../shared/links/AnchorLink.tsx';
import { longDay, pastMoment } from '../../../../ui/moments.ts';
import { Facts } from '../../../../ui/parts/facts/Facts.tsx';

/** Number, term, sender, and what the case is about. */
export function CaseFacts({ received }: { received: ReceivedCase }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const now = clock.now();
  const { number, receivedAt, answerBy, endedAt, sender, contractCode, bills, interventionId, paymentId } = received;
  const { customerCode, segment, supplyCode } = sender;
  return (
    <Facts
      facts={[
        { name: t`Numero`, value: number, isCode: true },
        { name: t`Ricevuto`, value: pastMoment(receivedAt, now) },
        { name: t`Risposta entro`, value: answerBy && longDay(answerBy, now) },
        { name: t`Concluso`, value: endedAt === undefined ? undefined : pastMoment(endedAt, now) },
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
        { name: t`Intervento`, value: interventionId, isCode: true },
        { name: t`Pagamento`, value: paymentId, isCode: true },
      ]}
    />
  );
}
