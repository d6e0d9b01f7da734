import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import layout from '../../layout/layout.module.css';

/** The usual page size of the back-office lists. */
const PAGE = 25;

interface PagerProps {
  size?: number;
  /** Counted from 1. */
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** The total as text. */
  children: ReactNode;
}

export function Pager({ size = PAGE, page, total, onPage, children }: PagerProps) {
  if (total <= size) return null;
  return (
    <div className={layout['spreadWide']}>
      <Button variant="light" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Trans>Precedenti</Trans>
      </Button>
      <span>{children}</span>
      <Button variant="light" disabled={page * size >= total} onClick={() => onPage(page + 1)}>
        <Trans>Successive</Trans>
      </Button>
    </div>
  );
}
