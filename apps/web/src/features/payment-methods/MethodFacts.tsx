import { CARD_CIRCUIT_LABELS, type CardKind, type PaymentCard, type PaymentMethod } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { hiddenIban } from './iban.ts';

/** Renders nothing for a manual payment method. */
export function MethodFacts({ method: { card, sdd } }: { method: Pick<PaymentMethod, 'card' | 'sdd'> }) {
  const { t } = useLingui();
  if (card !== undefined) return <CardFacts card={card} />;
  if (sdd === undefined) return null;
  const holder = [sdd.holderName, sdd.holderSurname].filter(Boolean).join(' ');
  const bank = [sdd.bank, sdd.branch].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        { name: t`Intestatario del conto`, value: holder },
        { name: t`IBAN`, value: sdd.iban === undefined ? undefined : hiddenIban(sdd.iban) },
        { name: t`Banca`, value: bank },
        { name: t`Codice fiscale`, value: sdd.fiscalCode },
      ]}
    />
  );
}

export function CardFacts({ card }: { card: PaymentCard }) {
  const { t } = useLingui();
  const kinds: Record<CardKind, string> = { CREDIT: t`Credito`, DEBIT: t`Debito`, PREPAID: t`Prepagata` };
  return (
    <Facts
      facts={[
        { name: t`Circuito`, value: CARD_CIRCUIT_LABELS[card.circuit] },
        { name: t`Carta`, value: card.lastFourDigits === undefined ? undefined : `•••• ${card.lastFourDigits}` },
        { name: t`Scadenza`, value: card.expiry },
        { name: t`Intestatario`, value: card.holder },
        { name: t`Tipo di carta`, value: card.kind === undefined ? undefined : kinds[card.kind] },
      ]}
    />
  );
}
