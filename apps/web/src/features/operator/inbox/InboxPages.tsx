import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import classes from './Inbox.module.css';

const PAGE = 25;

/** The way to what doesn't stand on one page. */
export function InboxPages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  if (total <= PAGE) return null;
  return (
    <div className={classes['pages']}>
      <Button variant="light" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Trans>Precedenti</Trans>
      </Button>
      <span>
        <Plural value={total} one="# richiesta" other="# richieste" />
      </span>
      <Button variant="light" disabled={page * PAGE >= total} onClick={() => onPage(page + 1)}>
        <Trans>Successive</Trans>
      </Button>
    </div>
  );
}
