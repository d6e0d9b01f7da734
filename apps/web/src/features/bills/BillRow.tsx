import type { Bill } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { euroWords } from '../../ui/amounts.ts';
import { SupplyIcon } from '../../ui/parts/signs/SupplyIcon.tsx';
import type { ArchiveSearch } from './archive/archive-search.ts';
import { billLink } from './bill-link.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './bills.module.css';
import { useToday } from '../../shared/read/use-today.ts';
import links from '../../ui/styles/links.module.css';
import { BillTag } from './BillTag.tsx';
import { kindOfBill, periodWords } from './billed.ts';
import { typeWords } from './payable-words.ts';
import { dueWords } from './words.ts';

interface BillRowProps {
  bill: Bill;
  /** The contract's label; absent on the contract's own page. */
  contract?: string | undefined;
  choice?: ReactNode;
  /** The filters of the list, if it is the archive. */
  within?: ArchiveSearch | undefined;
  /** Props with which the row's link opens the page. */
  opens?: Pick<LinkProps, 'viewTransition'> | undefined;
}

export const BillRow = memo(function BillRow({ bill, contract, choice, within, opens }: BillRowProps) {
  const { now, today } = useToday();
  const due = dueWords(bill, today, now);
  return (
    <article className={cx('sp-next', classes['row'])}>
      <SupplyIcon kind={kindOfBill(bill)} size="small" />
      <div className={classes['what']}>
        <Link className={cx(links['cover'], classes['cover'])} {...billLink(bill, within)} {...opens}>
          {typeWords(bill)}
          {contract === undefined ? null : <> · {contract}</>}
          <VisuallyHidden> {bill.number}</VisuallyHidden>
        </Link>
        <span className={layout['caption']}>{periodWords(bill)}</span>
      </div>
      <span className={cx(layout['caption'], classes['number'])} aria-hidden="true">
        {bill.number}
      </span>
      <div className={classes['state']}>
        <BillTag bill={bill} />
        {due === undefined ? null : <span className={layout['caption']}>{due}</span>}
        {bill.openAmount <= 0 || bill.openAmount === bill.amount ? null : (
          <span className={layout['caption']}>
            <Trans>Restano {euroWords(bill.openAmount)}</Trans>
          </span>
        )}
        {bill.openAmount <= 0 || bill.disputed === 0 ? null : (
          <span className={layout['caption']}>
            <Trans>{euroWords(bill.disputed)} in contestazione</Trans>
          </span>
        )}
      </div>
      {choice}
      <strong className={classes['amount']}>{euroWords(bill.amount)}</strong>
    </article>
  );
});
