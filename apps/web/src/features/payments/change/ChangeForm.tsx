import { beginCard, changePayments, validazioneIBAN } from '@sportello/calls';
import { ibanNeedsCheck, normalizeIban, type RequestedPayment } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { contractLink } from '../../../shared/contracts/contract-link.ts';
import { readableError } from '../../../api/errors.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { DraftNotice } from '../../../ui/parts/DraftNotice.tsx';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { Steps } from '../../../ui/parts/Steps.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import type { BilledAccount } from '../accounts.ts';
import classes from '../payments.module.css';
import { HolderFields } from './HolderFields.tsx';
import { ibanRefused, wrongHolder, type Holder, type HolderField } from './holder.ts';
import { OtherAccounts } from './OtherAccounts.tsx';
import { cardReturnTo } from './step.ts';
import { useCardPage } from './use-card-page.ts';

import '@mantine/core/styles/Radio.layer.css';

/** What stands in the form; what was not typed is what the profile says. */
export interface Typed {
  readonly way: 'debit' | 'card';
  readonly holder: Partial<Holder>;
  readonly others: readonly string[];
}

interface ChangeFormProps {
  own: BilledAccount;
  others: readonly BilledAccount[];
  typed: Typed;
  onType: (changes: Partial<Typed>) => void;
  /** There is something that had been typed before. */
  onDiscard: (() => void) | undefined;
  onLeave: () => void;
  /** It is good, and only to be confirmed. */
  onDebit: (requested: RequestedPayment) => void;
}

/** By what to pay, and which contracts: nothing is changed before it is confirmed. */
export function ChangeForm({ own, others, typed, onType, onDiscard, onLeave, onDebit }: ChangeFormProps) {
  const { t } = useLingui();
  const { config, read } = useApp();
  const person = usePerson();
  const fields = useFields<HolderField>();
  const returnTo = cardReturnTo(own.contract.code, own.account);
  const offersCard = config.capabilities.includes(beginCard.id) && returnTo !== undefined;
  const way = offersCard ? typed.way : 'debit';
  const holder: Holder = {
    nome: person?.name ?? '',
    cognome: person?.surname ?? person?.companyName ?? '',
    codiceFiscale: person?.fiscalCode ?? person?.vatCode ?? '',
    IBAN: '',
    ...typed.holder,
  };
  const card = useCardPage();
  const checking = useMutation({
    mutationFn: async ({ IBAN }: Holder) =>
      !ibanNeedsCheck(IBAN) || (await read(validazioneIBAN, { params: { iban: normalizeIban(IBAN) } })).isValid,
    onSuccess(isGood, { nome, cognome, codiceFiscale, IBAN }) {
      if (!isGood) return fields.show({ IBAN: ibanRefused() });
      const [name, surname] = [nome.trim(), cognome.trim()];
      return onDebit({ kind: 'BANK_DEBIT', name, surname, fiscalCode: codiceFiscale, iban: normalizeIban(IBAN) });
    },
  });

  const send = () => {
    if (checking.isPending || card.isOpening) return;
    if (way === 'card') return card.open(returnTo ?? '');
    const wrong = wrongHolder(holder);
    if (Object.keys(wrong).length > 0) return fields.show(wrong);
    return checking.mutate(holder);
  };
  const problem = way === 'card' ? card.problem : checking.error === null ? undefined : readableError(checking.error);
  return (
    <Card as="div" className={classes['narrow']}>
      <form className={classes['form']} {...fields.form(send)}>
        <Steps at={1} of={2} />
        {onDiscard === undefined ? null : <DraftNotice onDiscard={onDiscard} />}
        <FormProblem problem={problem} />
        {offersCard ? (
          <Radio.Group
            label={t`Come vuoi pagare?`}
            value={way}
            onChange={(next) => onType({ way: next === 'card' ? 'card' : 'debit' })}
          >
            <Radio value="debit" label={t`Addebito su conto corrente`} description={t`Serve l’IBAN del conto`} />
            <Radio value="card" label={t`Carta`} description={t`Di credito, di debito o prepagata`} />
          </Radio.Group>
        ) : null}
        {way === 'card' ? (
          <p className={classes['soft']}>
            <Trans>
              Inserisci la carta sulla pagina sicura del fornitore di pagamenti e poi torni qui a confermare. Il numero
              della carta non passa da noi.
            </Trans>
          </p>
        ) : (
          <HolderFields
            holder={holder}
            field={fields.field}
            onType={(changes) => onType({ holder: { ...typed.holder, ...changes } })}
          />
        )}
        {config.capabilities.includes(changePayments.id) && others.length > 0 ? (
          <OtherAccounts accounts={others} chosen={typed.others} onChoose={(chosen) => onType({ others: chosen })} />
        ) : null}
        <div className={classes['actions']}>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/my-edison/contratti/$codice" {...contractLink(own.contract)} />
            )}
            onClick={onLeave}
          >
            <Trans>Lascia com’è</Trans>
          </Button>
          <Button type="submit" loading={checking.isPending || card.isOpening}>
            {way === 'card' ? <Trans>Inserisci la carta</Trans> : <Trans>Continua</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}
