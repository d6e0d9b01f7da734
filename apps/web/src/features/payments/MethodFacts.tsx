import { CARD_CIRCUIT_LABELS, type CardKind, type PaymentCard, type PaymentMethod } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { hiddenIban } from './iban.ts';
import classes from './payments.module.css';

interface Fact {
  readonly name: string;
  readonly value: string | undefined;
  /** It has a line of its own. */
  readonly isLong?: boolean;
}

/** What is known by name; what is not known leaves no gap. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {known.map(({ name, value, isLong = false }) => (
        <div key={name} className={classes['fact']} data-long={isLong || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The card or the bank account behind a method; nothing for one that is paid by hand. */
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
