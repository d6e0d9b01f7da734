import { fullAddress } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { nameAndKind } from '../../../shared/contracts/kind-words.ts';
import { cx } from '../../../ui/cx.ts';
import { useFocusOnArrival } from '../../../ui/focus.ts';
import { contractsOn, matchingAccounts, type BilledAccount } from '../accounts.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from '../payments.module.css';

import '../../../ui/theme/fields.ts';

const FEW = 6;
/** Maximum number rendered; the others are found by search. */
const MOST_DRAWN = 100;

interface OtherAccountsProps {
  accounts: readonly BilledAccount[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

export function OtherAccounts({ accounts, chosen, onChoose }: OtherAccountsProps) {
  const { t } = useLingui();
  const [sought, setSought] = useState('');
  const [isOpenAtFirst] = useState(accounts.length <= FEW || chosen.length > 0);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // The expand button disappears, so the focus moves to the question.
  const question = useFocusOnArrival(!isOpenAtFirst);
  const found = useMemo(() => matchingAccounts(accounts, sought), [accounts, sought]);
  const ticked = useMemo(() => new Set(chosen), [chosen]);
  const count = contractsOn(accounts.filter(({ account }) => ticked.has(account)));
  const tickedHere = found.filter(({ account }) => ticked.has(account)).length;
  const choose = (those: readonly BilledAccount[], isTicked: boolean) => {
    const next = new Set(chosen);
    for (const { account } of those) {
      if (isTicked) next.add(account);
      else next.delete(account);
    }
    onChoose([...next]);
  };
  if (!isOpen) {
    return (
      <div>
        <Button variant="light" onClick={() => setOpen(true)}>
          <Trans>Paga così anche altri contratti</Trans>
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={cx(layout['stack'], screens['shrinks'], classes['others'])}>
      <legend ref={question} tabIndex={-1}>
        <Trans>Vuoi pagare così anche altri contratti?</Trans>
      </legend>
      {accounts.length > FEW ? (
        <TextInput
          type="search"
          label={t`Cerca tra i contratti`}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          // Enter would submit the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      {found.length > 1 ? (
        <Checkbox
          label={t`Seleziona tutti (${found.length})`}
          checked={tickedHere === found.length}
          indeterminate={tickedHere > 0 && tickedHere < found.length}
          onChange={(event) => choose(found, event.currentTarget.checked)}
        />
      ) : null}
      <div className={classes['choices']}>
        {found.slice(0, MOST_DRAWN).map((billed) => (
          <Checkbox
            key={billed.account}
            label={namesOf(billed)}
            description={placeOf(billed)}
            checked={ticked.has(billed.account)}
            onChange={(event) => choose([billed], event.currentTarget.checked)}
          />
        ))}
      </div>
      <p className={layout['soft']} role="status">
        {found.length === 0 ? <Trans>Nessun contratto corrisponde.</Trans> : null}
        {found.length > MOST_DRAWN ? <Trans>Ne vedi {MOST_DRAWN}: cerca per trovare gli altri.</Trans> : null}{' '}
        {chosen.length === 0 ? null : (
          <Plural value={count} one="# altro contratto scelto." other="# altri contratti scelti." />
        )}
      </p>
    </fieldset>
  );
}

export function namesOf({ contracts }: BilledAccount): string {
  return [...new Set(contracts.map(nameAndKind))].join(', ');
}

/** Address, unless the name contains it, and account. */
function placeOf({ contract, account }: BilledAccount): string {
  const place = contract.address && fullAddress(contract.address);
  return [place, account].filter(Boolean).join(' · ');
}
