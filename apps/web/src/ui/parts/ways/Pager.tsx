import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Pager.module.css';

/** As many as the lists of a desk have on a page. */
const PAGE = 25;

interface PagerProps {
  /** The one that is shown, from 1 on. */
  page: number;
  /** How many there are on all pages. */
  total: number;
  onPage: (page: number) => void;
  /** How many there are, in words. */
  children: ReactNode;
}

/** The way to what doesn't stand on one page. */
export function Pager({ page, total, onPage, children }: PagerProps) {
  if (total <= PAGE) return null;
  return (
    <div className={classes['pages']}>
      <Button variant="light" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Trans>Precedenti</Trans>
      </Button>
      <span>{children}</span>
      <Button variant="light" disabled={page * PAGE >= total} onClick={() => onPage(page + 1)}>
        <Trans>Successive</Trans>
      </Button>
    </div>
  );
}
