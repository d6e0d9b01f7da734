import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { BilledAccount } from '../accounts.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../payments.module.css';
import { namesOf } from './OtherAccounts.tsx';

/** Number shown before the list is expanded. */
const FEW = 10;

interface AccountListProps<Each extends BilledAccount> {
  accounts: readonly Each[];
  children: (account: Each) => ReactNode;
}

export function AccountList<Each extends BilledAccount>({ accounts, children }: AccountListProps<Each>) {
  const rest = accounts.slice(FEW);
  const list = (those: readonly Each[]) => (
    <ul className={classes['list']}>
      {those.map((each) => (
        <li key={each.account}>
          <strong>{namesOf(each)}</strong> <span className={layout['soft']}>({each.account})</span>
          <span className={cx(blocks['block'], blocks['anywhere'])}>{children(each)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      {list(accounts.slice(0, FEW))}
      {rest.length === 0 ? null : (
        <details className={classes['rest']}>
          <summary>
            <Trans>Vedi gli altri {rest.length}</Trans>
          </summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}
