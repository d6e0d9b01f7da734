import { beginCard, validazioneIBAN } from '@sportello/calls';
import { ibanNeedsCheck, normalizeIban, type RequestedPayment } from '@sportello/domain';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import type { BilledAccount } from '../accounts.ts';
import { rejectedIban, wrongHolder, type Holder } from './holder.ts';
import { cardReturnTo } from './step.ts';
import { useCardPage } from './use-card-page.ts';

/** Form values; fields without input default to the profile. */
type Typed = Record<keyof Holder, string | undefined> & {
  readonly metodo: string;
  readonly altri: string;
};

const nothingTyped: Typed = {
  metodo: 'debit',
  nome: undefined,
  cognome: undefined,
  codiceFiscale: undefined,
  IBAN: undefined,
  altri: '',
};

/** The form state persists over all screens of a change. */
export function usePaymentForm(own: BilledAccount, onDebit: (requested: RequestedPayment) => void) {
  const { config } = useApp();
  const person = usePerson();
  const returnTo = cardReturnTo(own.contract.code, own.account);
  const offersCard = config.capabilities.includes(beginCard.id) && returnTo !== undefined;
  const wayOf = ({ metodo }: Typed) => (offersCard && metodo === 'card' ? 'card' : 'debit');
  const holderOf = ({ nome, cognome, codiceFiscale, IBAN = '' }: Typed): Holder => ({
    nome: nome ?? person?.name ?? '',
    cognome: cognome ?? person?.surname ?? person?.companyName ?? '',
    codiceFiscale: codiceFiscale ?? person?.fiscalCode ?? person?.vatCode ?? '',
    IBAN,
  });

  const card = useCardPage();
  const checking = useChange(validazioneIBAN, {
    request: ({ IBAN }: Holder) => ({ params: { iban: normalizeIban(IBAN) } }),
  });
  const form = useForm<Typed>({
    initial: nothingTyped,
    check: (typed) => (wayOf(typed) === 'card' ? {} : wrongHolder(holderOf(typed))),
    change: checking,
    // The draft never contains the IBAN.
    draft: { name: `pagamento ${own.account}`, keeps: ['metodo', 'nome', 'cognome', 'codiceFiscale', 'altri'] },
    onSubmit(typed, { show }) {
      if (wayOf(typed) === 'card') return card.open(returnTo ?? '');
      const holder = holderOf(typed);
      if (!ibanNeedsCheck(holder.IBAN)) return onDebit(debitOf(holder));
      return checking.send(holder, {
        onDone({ answer }) {
          if (answer.isValid) onDebit(debitOf(holder));
          else show({ IBAN: rejectedIban() });
        },
      });
    },
  });
  const way = wayOf(form.values);
  return {
    ...form,
    way,
    offersCard,
    holder: holderOf(form.values),
    others: form.values.altri.split('\n').filter(Boolean),
    isAsking: checking.isSending || card.isOpening,
    problem: way === 'card' ? card.problem : form.problem,
  };
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;

function debitOf({ nome, cognome, codiceFiscale, IBAN }: Holder): RequestedPayment {
  const [name, surname] = [nome.trim(), cognome.trim()];
  return { kind: 'BANK_DEBIT', name, surname, fiscalCode: codiceFiscale, iban: normalizeIban(IBAN) };
}
